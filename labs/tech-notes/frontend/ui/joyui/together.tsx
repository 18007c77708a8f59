import JoyButton from '@mui/joy/Button';
import { CssVarsProvider } from '@mui/joy/styles';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { KitButton } from './button.tsx';

const material = createTheme({ cssVariables: true, colorSchemes: { dark: true } });
const html = renderToStaticMarkup(
  <ThemeProvider theme={{ [THEME_ID]: material }}>
    <CssVarsProvider>
      <JoyButton variant="solid" color="danger" size="sm">
        Delete
      </JoyButton>
      <KitButton variant="solid" color="danger" size="sm">
        Delete
      </KitButton>
    </CssVarsProvider>
  </ThemeProvider>,
);
for (const [, names = ''] of html.matchAll(/<button class="([^"]+)"/g)) {
  console.log(
    names
      .split(' ')
      .filter((name) => name.startsWith('Mui'))
      .join(' '),
  );
}
for (const prefix of ['joy', 'mui']) {
  const names = new Set(html.match(new RegExp(`--${prefix}-[\\w-]+(?=:)`, 'g')));
  console.log(`variables that begin with --${prefix}-: ${names.size}`);
}

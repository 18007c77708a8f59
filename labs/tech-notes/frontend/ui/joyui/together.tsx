import JoyButton from '@mui/joy/Button';
import { renderToStaticMarkup } from 'react-dom/server';
import { KitButton } from './button.tsx';
import { Providers } from './providers.tsx';

const html = renderToStaticMarkup(
  <Providers>
    <JoyButton variant="solid" color="danger" size="sm">
      Delete
    </JoyButton>
    <KitButton variant="solid" color="danger" size="sm">
      Delete
    </KitButton>
  </Providers>,
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

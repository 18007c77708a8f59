// Which color mode each library is in, in a browser whose system is dark: Material UI's from the class of <html>,
// Joy's from its attribute.
import { document, localStorage, window } from './browser.ts';
import { CssVarsProvider } from '@mui/joy/styles';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { joy, theme } from './material-theme.ts';
import { ModeButton, Providers } from './providers.tsx';

const html = document.documentElement;
const warnings = new Set<string>();
console.error = (text: string) => warnings.add(text.split('\n')[0] ?? '');

function start(stored?: string) {
  localStorage.clear();
  if (stored) localStorage.setItem('joy-mode', stored);
  html.className = '';
  html.removeAttribute('data-joy-color-scheme');
}
const say = (name: string) =>
  console.log(
    name.padEnd(24),
    `Material UI: ${html.className || 'no class'}`.padEnd(22),
    `Joy UI: ${html.dataset.joyColorScheme}`,
  );

async function show(
  title: string,
  around: (children: ReactNode) => ReactNode,
  stored?: string,
) {
  console.log(`-- ${title}`);
  start(stored);
  const root = createRoot(document.getElementById('root')!);
  const modes = ['dark', 'system', 'light'] as const;
  await act(async () =>
    root.render(around(modes.map((mode) => <ModeButton key={mode} mode={mode} />))),
  );
  say('first render');
  for (const button of document.querySelectorAll('button')) {
    await act(async () => button.click());
    say(`${button.textContent} pressed`);
  }
  console.log('stored:', JSON.stringify({ ...localStorage }));
  for (const warning of warnings) console.log(warning);
  warnings.clear();
  await act(async () => root.unmount());
}

const note = (children: ReactNode) => <Providers>{children}</Providers>;
const both =
  (material: object, mode?: 'light', key?: string) => (children: ReactNode) => (
    <ThemeProvider
      theme={{ [THEME_ID]: material }}
      defaultMode={mode}
      modeStorageKey={key}
    >
      <CssVarsProvider theme={joy} defaultMode={mode}>
        {children}
      </CssVarsProvider>
    </ThemeProvider>
  );
const media = createTheme({
  cssVariables: true,
  colorSchemes: { light: true, dark: true },
});
const selector = (created: object) => Object(created).colorSchemeSelector;
async function main() {
  console.log(
    `selector: ${selector(theme)}; with cssVariables: true, ${selector(media)}`,
  );
  await show("the note's providers, a new user", note);
  await show("the note's providers, a user who has chosen dark", note, 'dark');
  await show(
    'without modeStorageKey, a user who has chosen dark',
    both(theme, 'light'),
    'dark',
  );
  await show('without defaultMode, a new user', both(theme, undefined, 'joy-mode'));
  await show('with cssVariables: true, a new user', both(media, 'light', 'joy-mode'));

  console.log(
    "-- Material UI's script before the first render, a user who has chosen dark",
  );
  for (const key of ['joy-mode', undefined]) {
    start('dark');
    const script = renderToStaticMarkup(
      <InitColorSchemeScript
        attribute="class"
        defaultMode="light"
        modeStorageKey={key}
      />,
    );
    window.eval(script.replace(/^<script[^>]*>|<\/script>$/g, ''));
    console.log(`modeStorageKey ${key}: ${html.className}`);
  }
}

void main();

// What each library adds to a page: a theme provider and a button.
import { bundleSize } from '../../../../shared/bundleSize.mjs';

const joy = `export { CssVarsProvider } from '@mui/joy/styles'; export { default as Joy } from '@mui/joy/Button';`;
const material = `export { ThemeProvider, createTheme } from '@mui/material/styles';
  export { default as Material } from '@mui/material/Button';`;
const folder = new URL('.', import.meta.url).pathname;
for (const [name, source] of Object.entries({
  'Joy UI': joy,
  'Material UI': material,
  both: joy + material,
})) {
  console.log(name.padEnd(28), await bundleSize(source, folder));
}

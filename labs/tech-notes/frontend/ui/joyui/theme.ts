import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import { palette } from './palette.ts';

const written = {
  primary: { 500: '#7c3aed', 600: '#6d28d9' },
  danger: { 500: '#be123c' },
};
const joy = extendTheme({ colorSchemes: { light: { palette: written } } });
const { solidBg } = joy.colorSchemes.light.palette.primary;
console.log('solidBg of the finished Joy theme:', solidBg);
try {
  createTheme({ palette: { primary: { main: solidBg } } });
} catch (error) {
  console.log(String(error).split('\n')[0]);
}
const light = palette(written);
const { vars } = createTheme({
  cssVariables: true,
  colorSchemes: { light: { palette: light } },
});
console.log('primary.main:', vars.palette.primary.main);
console.log('primary.dark:', vars.palette.primary.dark);
console.log('error.main:  ', vars.palette.error.main);
console.log('error.dark:  ', vars.palette.error.dark);

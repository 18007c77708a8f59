import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import { theme } from './material-theme.ts';

const joy = extendTheme({
  colorSchemes: { light: { palette: { primary: { 500: '#7c3aed', 600: '#6d28d9' } } } },
});
const { primary, danger } = joy.colorSchemes.light.palette;
console.log("roles and steps of Joy's theme");
console.log('primary.solidBg:     ', primary.solidBg);
console.log('primary.solidHoverBg:', primary.solidHoverBg);
console.log('primary[500]:        ', primary[500]);
console.log('primary[600]:        ', primary[600]);
console.log('danger[500], not set:', danger[500]);
console.log('danger[600], not set:', danger[600]);

console.log('\nprimary.solidBg in createTheme');
try {
  createTheme({ palette: { primary: { main: primary.solidBg } } });
} catch (error) {
  console.log(String(error).split('\n')[0]);
}

console.log("\nthe note's theme");
// The types of the theme leave its schemes out.
const { colorSchemes, vars } = Object(theme);
for (const scheme of ['light', 'dark']) {
  for (const name of ['primary', 'error', 'success', 'warning']) {
    const { main, dark } = colorSchemes[scheme].palette[name];
    console.log(`${scheme} ${name}:`.padEnd(14), main, dark);
  }
}
console.log(vars.palette.primary.main);

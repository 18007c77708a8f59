// Change: none is drawn. The sidebar is not hideable, and every note would load the button's rules.
export { default } from '../../../../../components/Nothing';

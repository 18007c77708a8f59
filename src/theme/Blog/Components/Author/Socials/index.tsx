// Change: draws nothing, as the only author has no profiles; the original brings a dozen icons along.
export { default } from '../../../../../components/Nothing';

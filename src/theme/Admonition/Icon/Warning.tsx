// Change: draws nothing, as the word of the kind stands alone; the original's picture is not loaded.
export { default } from '../../../components/Nothing';

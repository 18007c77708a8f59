// Change: no drawing; the language's name says it.
export { default } from '../../../components/Nothing';

/** What pages import from the theme. */
export { default as Enlarge } from './components/Enlarge';

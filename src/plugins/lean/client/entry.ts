/**
 * In place of Docusaurus' entry: React is evaluated first, the site in a task of its own, so that a slow
 * phone can answer a tap between the two.
 */
import 'react-dom/client';

setTimeout(
  () => void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
);

/**
 * Replaces Docusaurus' entry: evaluates React first and the site in a separate task, so that a slow
 * phone can respond to a tap in between.
 */
import 'react-dom/client';

setTimeout(
  () => void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
);

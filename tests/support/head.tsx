/** Replaces `@docusaurus/Head`, which needs the page around it. */
export default function Head() {
  return null;
}

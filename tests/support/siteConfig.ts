/** Replaces `@generated/docusaurus.config`, which Docusaurus writes. */
export default { baseUrl: '/' };

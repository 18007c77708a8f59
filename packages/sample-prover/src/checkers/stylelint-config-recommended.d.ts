/** A package without types. */
declare module 'stylelint-config-recommended' {
  const config: import('stylelint').Config;
  export default config;
}

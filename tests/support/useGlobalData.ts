/** Stands for `@docusaurus/useGlobalData`, which exists only inside a build; tests mock its answers. */
export function usePluginData(): unknown {
  return undefined;
}

/** What's used here of a package without types. */
declare module 'eslint-scope' {
  type Scope = {
    readonly childScopes: readonly Scope[];
    readonly variables: readonly { readonly name: string }[];
    readonly through: readonly {
      readonly identifier: {
        readonly name: string;
        readonly loc: { readonly start: { readonly line: number } };
      };
    }[];
  };

  export type Program = import('estree').Program;

  export function analyze(
    program: Program,
    options: Readonly<Record<string, unknown>>,
  ): { readonly globalScope: Scope };
}

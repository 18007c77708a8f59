// What each client adds to a page: the exports that a list and a mutation use, without React itself.
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

const urql = `export { Client, Provider, fetchExchange, gql, useMutation, useQuery } from 'urql';`;
const used = {
  'fetch in a function': `export async function ask(url, query, variables) {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query, variables });
    const answer = await fetch(url, { method: 'POST', headers, body });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  }`,
  'urql, a cache of answers': `${urql} export { cacheExchange } from 'urql';`,
  'urql, a cache of objects': `${urql} export { cacheExchange } from '@urql/exchange-graphcache';`,
  'Apollo Client': `export { ApolloClient, HttpLink, InMemoryCache, gql } from '@apollo/client';
    export { ApolloProvider, useMutation, useQuery } from '@apollo/client/react';`,
};

// Apollo leaves its checks for developers out under the condition "production", which bundlers set.
for (const [name, contents] of Object.entries(used)) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    conditions: ['production', 'module'],
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const bytes = gzipSync(outputFiles[0].contents, { level: 9 }).length;
  console.log(
    name.padEnd(26),
    `${(bytes / 1000).toFixed(1).padStart(5)} kB`,
    `${String(bytes).padStart(6)} bytes`,
  );
}

import { describe, expect, it } from 'vitest';

import { findInstalls } from '../../src/structure/rules/installs.ts';
import { viewNote } from '../../src/structure/view.ts';
import { aNote } from '../../../../tests/support/aNote.ts';

/** What a fence installs or pins, as `name@version`. */
function installs(language: string, code: string): string[] {
  const { fences } = viewNote(aNote(`\`\`\`${language}\n${code}\n\`\`\`\n`));
  return fences.flatMap((fence) =>
    findInstalls(fence).map(({ name, version }) => `${name}@${version ?? ''}`),
  );
}

describe('what a fence installs or pins', () => {
  it.each([
    ['npm install --save-dev sass@1.108.2 @mdx-js/mdx', ['sass@1.108.2', '@mdx-js/mdx@']],
    ['$ pnpm add react@^19.2.0', ['react@19.2.0']],
    ['npm ci && npm i left-pad # npm i right-pad', ['left-pad@']],
    ['npx -y sass-migrator division a.scss', ['sass-migrator@']],
    ['npx -p node@24 npm test', ['node@24']],
    ['go get github.com/gin-gonic/gin@v1.12.0', ['github.com/gin-gonic/gin@1.12.0']],
    ['cargo add serde --features derive', ['serde@']],
    ['pip install pyyaml==6.0.3', ['pyyaml@6.0.3']],
    ['sudo apt-get -y install \\\n  bind9', ['bind9@']],
    ['docker run -p 3000:3000 -v db:/data postgres:18 psql', ['postgres@18']],
    ['docker run --rm app', []],
    ['npm run build; npm test | tee log', []],
    ['git clone https://example.org/a.git', []],
  ])('bash: %s', (code, expected) => {
    expect(installs('bash', code)).toEqual(expected);
  });

  it('reads images, actions and manifests', () => {
    const docker =
      'FROM node:24-slim@${PIN} AS build\nRUN apt-get install curl\nFROM build';
    expect(installs('dockerfile', docker)).toEqual(['node@24', 'curl@']);
    const yaml =
      'steps:\n  - uses: actions/checkout@v5\n  - uses: a/node@v5\n    with:\n      node-version: 24\nimage: "nginx:stable-alpine"\nrun: npm i yaml@2';
    expect(installs('yaml', yaml)).toEqual([
      'nginx@',
      'actions/checkout@5',
      'a/node@5',
      'node@24',
      'yaml@2',
    ]);
    expect(installs('json', '{ "dependencies": { "react": "^19.2.0" } }')).toEqual([
      'react@19.2.0',
    ]);
    const toml = '[dependencies]\nserde = { version = "1.0" }\nsyn = "2"';
    expect(installs('toml', toml)).toEqual(['serde@1.0', 'syn@2']);
  });

  it('ignores output, and manifests that do not parse', () => {
    expect(installs('text output', 'npm install yaml')).toEqual([]);
    expect(installs('json', '{ "dependencies": ')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { findPins } from '../../src/rules/pins.ts';
import { createNoteView } from '../../src/rules/noteView.ts';

/** What a fence installs or pins, as `name@version`. */
function installs(language: string, code: string): string[] {
  const { fences } = createNoteView(aPage(`\`\`\`${language}\n${code}\n\`\`\`\n`));
  return fences.flatMap((fence) =>
    findPins(fence).map(({ name, version }) => `${name}@${version}`),
  );
}

describe('the versions that a fence pins', () => {
  it.each([
    ['npm install --save-dev sass@1.108.2 @mdx-js/mdx', ['sass@1.108.2']],
    ['$ pnpm add @scope/react@^19.2.0', ['@scope/react@19.2.0']],
    ['npm ci && npm i left-pad@1 # npm i right-pad@1', ['left-pad@1']],
    ['npx -p node@24 npm test', ['node@24']],
    ['go get github.com/gin-gonic/gin@v1.12.0', ['github.com/gin-gonic/gin@1.12.0']],
    ['pip install rich pyyaml==6.0.3', ['pyyaml@6.0.3']],
    ['docker run -p 3000:3000 -v db:/data postgres:18 psql', ['postgres@18']],
    ['docker run --rm app', []],
    ['npm run build; npm test | tee log', []],
    ['ssh root@10.0.0.1', []],
  ])('bash: %s', (code, expected) => {
    expect(installs('bash', code)).toEqual(expected);
  });

  it('reads images, actions and manifests', () => {
    const docker =
      'FROM node:24-slim@${PIN} AS build\nRUN apt-get install curl\nFROM build';
    expect(installs('dockerfile', docker)).toEqual(['node@24']);
    const yaml =
      'steps:\n  - uses: actions/checkout@v5\n  - uses: a/node@v5\n    with:\n      node-version: 24\nimage: "nginx:stable-alpine"\nrun: npm i yaml@2';
    expect(installs('yaml', yaml).sort()).toEqual([
      'a/node@5',
      'actions/checkout@5',
      'node@24',
      'yaml@2',
    ]);
    expect(
      installs(
        'json',
        '{ "version": "1.0.0", "dependencies": { "react": "^19.2.0", "a": "1" } }',
      ),
    ).toEqual(['react@19.2.0', 'a@1']);
    const toml =
      '[package]\nversion = "3"\n[dependencies]\nserde = { version = "1.0", features = ["derive"] }\nsyn = "2"\n[profile]\na = "1"';
    expect(installs('toml', toml)).toEqual(['serde@1.0', 'syn@2']);
  });

  it('ignores output, and manifests that do not parse', () => {
    expect(installs('text output', 'npm install yaml')).toEqual([]);
    expect(installs('json', '{ "dependencies": ')).toEqual([]);
  });
});

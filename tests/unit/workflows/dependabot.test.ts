import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Ignored = {
  readonly 'dependency-name': string;
  readonly 'update-types'?: readonly string[];
};

type Update = {
  readonly 'package-ecosystem': string;
  readonly groups?: Readonly<Record<string, unknown>>;
  readonly ignore?: readonly Ignored[];
};

type Package = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
};

/** A package that CONTRIBUTING.md pins, such as to `^7`, `~19.2`, `3.8.1` or `6`. */
type Pin = { readonly name: string; readonly version: string };

const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
  updates: Update[];
};
const packages = readdirSync('packages').map((name) => `packages/${name}`);
const manifests = ['.', 'samples', ...packages].map(
  (folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Package,
);
const overrides = manifests[0]?.overrides ?? {};
const asked = manifests.flatMap(({ dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies }),
);

/** The pins in its table; names in a row share the version after them. */
function readPins(): Pin[] {
  const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(
    '## Pins and overrides\n',
  );
  const rows = section.split('\n## ')[0]?.match(/^\| .*`.*$/gm) ?? [];
  return rows.flatMap((row) => {
    const [, what = ''] = row.split('|');
    const parts = [...what.matchAll(/`([^`]+)`\s*([\d^~][\w.]*)?/g)];
    return parts.flatMap(([, name = ''], place) => {
      const version = parts.slice(place).find((part) => part[2] !== undefined)?.[2];
      return version === undefined ? [] : [{ name, version }];
    });
  });
}

/** The update types that would leave the pinned range: all, majors and minors, or majors. */
function leaving(version: string): readonly string[] | undefined {
  if (/^\d+\.\d+\.\d+$/.test(version)) return undefined;
  const types = ['version-update:semver-major'];
  return version.startsWith('~') ? [...types, 'version-update:semver-minor'] : types;
}

function byName(ignored: readonly Ignored[]): Ignored[] {
  return [...ignored].sort((a, b) =>
    a['dependency-name'] < b['dependency-name'] ? -1 : 1,
  );
}

const pins = readPins();

describe('updates of dependencies', () => {
  it('include packages and actions, in groups', () => {
    expect(updates.map((update) => update['package-ecosystem'])).toEqual([
      'npm',
      'github-actions',
    ]);
    for (const { groups } of updates) {
      expect(Object.keys(groups ?? {}).length).toBeGreaterThan(0);
    }
  });

  it('exclude what CONTRIBUTING.md pins, as far as it is pinned, and nothing else', () => {
    const expected = pins.map(({ name, version }) => {
      const types = leaving(version);
      return { 'dependency-name': name, ...(types && { 'update-types': types }) };
    });
    expect(pins.length).toBeGreaterThan(0);
    expect(byName(updates[0]?.ignore ?? [])).toEqual(byName(expected));
  });
});

describe('the table of pins in CONTRIBUTING.md', () => {
  it('lists every override with its version', () => {
    const missing = Object.entries(overrides).filter(
      ([name, version]) =>
        !pins.some((pin) => pin.name === name && version.startsWith(pin.version)),
    );
    expect(missing).toEqual([]);
  });

  it.each(pins)(
    'gives $name the version in each package.json: $version',
    ({ name, version }) => {
      const prefix = name.replace(/\*$/, '');
      const versions = [...Object.entries(overrides), ...asked]
        .filter(([other]) =>
          prefix === name ? other === name : other.startsWith(prefix),
        )
        .map(([, value]) => value);
      expect(versions.length).toBeGreaterThan(0);
      const isAt = (value: string) => `${value}.`.startsWith(`${version}.`);
      expect(versions.filter((value) => !isAt(value))).toEqual([]);
    },
  );
});

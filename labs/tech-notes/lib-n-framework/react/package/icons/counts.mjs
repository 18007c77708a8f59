// Icons in a folder of a package, without second names for the same icon and, in Material Symbols, without filled ones.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [modules = '', folder = ''] = process.argv.slice(2);
const names = readdirSync(path.join(modules, folder)).filter(
  (name) => /^(?!index).*\.(mjs|js|svg)$/.test(name) && !name.endsWith('-fill.svg'),
);
const drawings = new Set(
  names
    .map((name) => readFileSync(path.join(modules, folder, name), 'utf8'))
    .filter((text) => !/^export \{ default \} from/m.test(text))
    .map((text) => /(?:\bd:\s*|\bd=|svgPathData = )["']([^"']+)/.exec(text)?.[1] ?? text),
);
console.log(
  folder.padEnd(44),
  `${names.length} files, ${drawings.size} different first paths`,
);

import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

import { rspack } from '@rspack/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { merge } from 'webpack-merge';

import { assets } from './assets.js';
import { extract } from './extract.js';
import { library } from './library.js';
import { names } from './names.js';
import { ownCss } from './own-css.js';
import withPage from './page.js';
import { production } from './production.js';
import { typescript } from './typescript.js';
import base from './webpack.config.mjs';
import dev from './webpack.dev.mjs';

const [page] = withPage.plugins;
const admin = new HtmlWebpackPlugin({ filename: 'admin.html', chunks: ['admin'] });

const FILES = {
  'src/index.html': readFileSync('src/index.html', 'utf8'),
  '.env': 'WEBPACK_API=here',
  'public/robots.txt': 'User-agent: *',
  'tsconfig.json': '{ "compilerOptions": { "paths": { "~/*": ["./src/*"] } } }',
  'src/tea.js': 'export const tea = "mint";',
  'src/admin.js': 'console.log("admin");',
  'src/page.css': 'p { margin: 0 }',
  'src/page.scss': '$c: red; p { b { color: $c } }',
  'src/button.module.css': '/* a comment */ .button { color: red }',
  'src/card.module.scss': '$c: blue; .card { color: $c }',
  'src/app.tsx': `const load = async ({ a, ...rest }: { a: number; c?: string }) => {
  class Box { #value = 1; get() { return this.#value ?? rest; } }
  return new Box().get();
};
load({ a: 1 }).then((value) => console.log(value, <p>hi</p>));`,
  'src/App.tsx': 'export const App = () => <p>tea</p>;',
  'src/types.ts': 'export const one: number = 1; console.log(one);',
  'src/generics.ts': 'const id = <T>(x: T) => x; console.log(<string>id<unknown>("a"));',
  'src/tea.png': 'x'.repeat(5000),
  'src/logo.svg': '<svg/>',
  'src/a.woff2': 'font',
  'src/index.js': 'console.log("index");',
};
const STYLES = `import './page.css'; import * as styles from './button.module.css'; console.log(styles.button);`;
const MEDIA = `import './tea.png'; import logo from './logo.svg'; import font from './a.woff2'; console.log(logo, font);`;
const NAMES = `import { tea } from '@/tea.js'; console.log(tea, VERSION, typeof $);`;

async function attempt(title, bundler, config, index) {
  for (const [file, text] of Object.entries({
    ...FILES,
    ...(index && { 'src/index.js': index }),
  })) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  rmSync('dist', { recursive: true, force: true });
  const first = (text) =>
    text
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, 2)
      .join(' | ')
      .slice(0, 170);
  try {
    const stats = await new Promise((resolve, reject) => {
      const compiler = bundler({ ...config, context: process.cwd() }, (fault, result) => {
        if (fault) reject(fault);
        else compiler.close(() => resolve(result));
      });
    });
    const { errors, warnings } = stats.toJson({
      all: false,
      errors: true,
      warnings: true,
    });
    for (const { message } of warnings) console.log(`  warning: ${first(message)}`);
    if (errors.length > 0) throw new Error(errors[0].message);
    const files = readdirSync('dist', { recursive: true }).filter((file) =>
      path.extname(file),
    );
    const shown = files.map((file) =>
      file.replace(/[0-9a-f]{16,20}/, '#').replaceAll('\\', '/'),
    );
    console.log(`${title}: ${shown.sort().join(', ')}`);
  } catch (fault) {
    console.log(`${title}: refused: ${first(fault.message)}`);
    const specified = /failed to resolve only because .*/.exec(fault.message)?.[0];
    if (specified !== undefined) console.log(`  ${specified}`);
  }
}

const plain = { mode: 'production', entry: './src/index.js', output: { clean: true } };
const rule = (one) => ({ ...plain, module: { rules: [one] } });
const [sass] = ownCss.module.rules;
const cssLoader = {
  module: {
    rules: extract.module.rules.map(({ test, use: [, ...rest] }) => ({
      test,
      use: ['style-loader', ...rest],
    })),
  },
};
const [css, sassBesideCss] = cssLoader.module.rules;
console.log('\n== The loader rules');
for (const [name, bundler] of Object.entries({ webpack, rspack })) {
  await attempt(`${name}, typescript`, bundler, {
    ...rule(typescript),
    entry: './src/types.ts',
  });
  await attempt(
    `${name}, typescript, a generic arrow function and a cast in a .ts file`,
    bundler,
    {
      ...rule(typescript),
      entry: './src/generics.ts',
    },
  );
  await attempt(`${name}, sass`, bundler, rule(sass), `import './page.scss';`);
  await attempt(`${name}, css`, bundler, rule(css), `import './page.css';`);
}
console.log('\n== ./App and ./App.tsx, imported by a .js and a .tsx file');
const react = {
  ...rule(typescript),
  resolve: { extensions: names.resolve.extensions },
  externals: [/^react($|\/)/],
  externalsType: 'var',
};
for (const entry of ['./src/index.js', './src/shop.tsx']) {
  for (const app of ['./App', './App.tsx']) {
    const text = `import { App } from '${app}'; console.log(App);`;
    writeFileSync('src/shop.tsx', text);
    await attempt(`${entry}, ${app}`, webpack, { ...react, entry }, text);
  }
}
console.log('\n== A rule for CSS beside one for Sass');
const both = `import './page.scss'; import './page.css';`;
for (const [name, second] of Object.entries({ sass, sassBesideCss })) {
  const rules = [css, second];
  await attempt(
    `webpack, css and ${name}`,
    webpack,
    { ...plain, module: { rules } },
    both,
  );
}
console.log('\n== Tailwind, and files of CSS from css-loader');
const postcss = 'export default { plugins: { "@tailwindcss/postcss": {} } };';
writeFileSync('postcss.config.mjs', postcss);
writeFileSync('src/tail.css', '@import "tailwindcss";');
const tailwind = `import './tail.css'; document.body.className = 'mt-4';`;
const own = { test: /\.css$/, use: ['postcss-loader'] };
const extracted = {
  test: /\.css$/,
  use: [...extract.module.rules[0].use, 'postcss-loader'],
};
const written = () => {
  const files = existsSync('dist') ? readdirSync('dist') : [];
  const file = files.find((name) => name.endsWith('.css'));
  return file === undefined ? '' : readFileSync(path.join('dist', file), 'utf8');
};
for (const [name, extra] of Object.entries({
  'postcss-loader alone': rule(own),
  'postcss-loader, experiments.css': { ...rule(own), experiments: { css: true } },
  'extract, postcss-loader': { ...rule(extracted), plugins: extract.plugins },
})) {
  await attempt(name, webpack, extra, tailwind);
  console.log(`  .mt-4 is ${written().includes('.mt-4') ? 'in' : 'not in'} the CSS`);
}

console.log('\n== The CSS blocks with a default import: what the page gets, and the CSS');
const modules = `import styles from './button.module.css'; import card from './card.module.scss';
document.body.className = [styles?.button, card?.card].map((name) => typeof name).join(' ');`;
for (const [name, block] of Object.entries({
  ownCss,
  'ownCss without the parser option': { module: { rules: [sass] } },
  extract,
  'extract without namedExport': {
    ...extract,
    module: {
      rules: extract.module.rules.map(({ test, use }) => ({
        test,
        use: use.map((one) => (one.loader === 'css-loader' ? 'css-loader' : one)),
      })),
    },
  },
  'extract without the minimizer': { ...extract, optimization: {} },
})) {
  await attempt(name, webpack, { ...base, ...block }, modules);
  if (!existsSync('dist')) continue;
  const script = readdirSync('dist').find((file) => file.endsWith('.js'));
  const document = { body: {} };
  runInNewContext(readFileSync(path.join('dist', script), 'utf8'), { document });
  console.log(`  class names: ${document.body.className}`);
  console.log(
    `  ${written()
      .replace(/[\w-]{6,24}(?=[ {]*\{ ?color)/g, '#')
      .replaceAll('\n', ' ')}`,
  );
}

console.log('\n== swc with and without env, bytes of a module before minification');
const withoutEnv = { jsc: typescript.use.options.jsc };
for (const [name, options] of Object.entries({
  env: typescript.use.options,
  'no env': withoutEnv,
})) {
  await attempt(name, webpack, {
    ...rule({ ...typescript, use: { loader: 'swc-loader', options } }),
    entry: './src/app.tsx',
    externals: [/^react($|\/)/],
    externalsType: 'var',
    optimization: { minimize: false },
  });
  const text = readFileSync('dist/main.js', 'utf8');
  console.log(
    `  ${text.length} bytes, ${text.includes('#value') ? '#value kept' : '#value compiled away'}`,
  );
}

console.log(
  '\n== sideEffects, with a Sass file and a CSS file imported for their effect',
);
for (const sideEffects of [['*.css'], ['*.css', '*.scss']]) {
  writeFileSync('package.json', JSON.stringify({ type: 'module', sideEffects }));
  await attempt(JSON.stringify(sideEffects), webpack, rule(sass), both);
  const css = readFileSync('dist/main.css', 'utf8');
  console.log(`  page.scss is ${css.includes('red') ? 'in' : 'not in'} main.css`);
}
writeFileSync('package.json', '{ "type": "module" }');

console.log('\n== splitChunks at the top level, merge, and the size limit');
await attempt('splitChunks', webpack, { ...plain, splitChunks: { chunks: 'all' } });
const merged = merge(base, assets);
console.log(`merge(base, assets) has output ${Object.keys(merged.output).join(', ')}`);
const big = `console.log(${JSON.stringify('0123456789'.repeat(30_000))});`;
for (const performance of [{}, { maxAssetSize: 400_000, maxEntrypointSize: 400_000 }]) {
  await attempt(JSON.stringify(performance), webpack, { ...plain, performance }, big);
}

console.log('\n== Types without a loader, in this Node');
await attempt('webpack', webpack, { ...plain, entry: './src/types.ts' });
await attempt('rspack', rspack, { ...plain, entry: './src/types.ts' });

console.log('\n== The page, and the address of its script');
for (const [name, bundler] of Object.entries({ webpack, rspack })) {
  for (const publicPath of ['auto', '/']) {
    const output = { filename: 'main.js', clean: true, publicPath };
    await attempt(`${name}, ${publicPath}`, bundler, {
      ...plain,
      output,
      plugins: [page],
    });
    console.log(
      `  ${/src="?([^"> ]*)/.exec(readFileSync('dist/index.html', 'utf8'))?.[1]}`,
    );
  }
  const entry = { main: './src/index.js', admin: './src/admin.js' };
  await attempt(`${name}, two pages`, bundler, {
    ...plain,
    entry,
    plugins: [page, admin],
  });
  console.log(
    `  ${readFileSync('dist/admin.html', 'utf8')
      .match(/src="?[^"> ]*/g)
      ?.join(' ')} in admin.html`,
  );
}

console.log('\n== The configuration for production in webpack, its cache included');
for (const round of ['cold', 'warm']) {
  await attempt(round, webpack, {
    ...base,
    ...production,
    output: { ...base.output, ...production.output },
  });
}

console.log('\n== A page without a template, and a copied folder');
await attempt('no template', webpack, { ...plain, plugins: [new HtmlWebpackPlugin()] });
console.log(
  `  ${/<body>.*<\/body>/s.exec(readFileSync('dist/index.html', 'utf8'))?.[0]}`,
);
await attempt('page.js', webpack, withPage);
console.log(`  ${/<div.*<\/div>/.exec(readFileSync('dist/index.html', 'utf8'))?.[0]}`);
await attempt('output.copy', webpack, {
  ...plain,
  output: { clean: true, copy: [{ from: 'public' }] },
});

console.log('\n== The development server');
const api = createServer((request, response) =>
  response.end(`api got ${request.url}`),
).listen(3000);
const compiler = webpack({
  ...plain,
  ...dev,
  plugins: [page],
  infrastructureLogging: { level: 'none' },
  stats: 'none',
});
const served = new WebpackDevServer({ ...dev.devServer, host: '127.0.0.1' }, compiler);
await served.start();
for (const address of ['/teas/mint', '/api/teas']) {
  const answer = await fetch(`http://127.0.0.1:8080${address}`, {
    headers: { accept: 'text/html' },
  });
  const text = await answer.text();
  const shown = /src="?[^"> ]*/.exec(text)?.[0].replace(/[0-9a-f]{20}/, '#') ?? text;
  console.log(`${address}: ${answer.status}, ${shown}`);
}
await served.stop();
api.close();

console.log('\n== The configurations in Rspack, as they are');
const { output } = base;
await attempt('base, with styles', rspack, base, STYLES);
await attempt('assets', rspack, { ...plain, ...assets }, MEDIA);
await attempt('names', rspack, { ...plain, ...names }, NAMES);
await attempt('production', rspack, {
  ...base,
  ...production,
  output: { ...output, ...production.output },
});
await attempt('development', rspack, { ...plain, ...dev });
await attempt('library', rspack, { ...library, mode: 'production' });
const tsconfig = `import { tea } from '~/tea.js'; console.log(tea);`;
await attempt(
  'webpack, resolve.tsconfig',
  webpack,
  { ...plain, resolve: { tsconfig: true } },
  tsconfig,
);
await attempt(
  'rspack, resolve.tsconfig',
  rspack,
  { ...plain, resolve: { tsconfig: true } },
  tsconfig,
);

await attempt('css-loader', rspack, { ...base, ...cssLoader }, modules);
await attempt('extract', rspack, { ...base, ...extract }, modules);

console.log('\n== The same in Rspack, changed');
const { CssExtractRspackPlugin } = rspack;
await attempt(
  'extract, CssExtractRspackPlugin',
  rspack,
  {
    ...base,
    ...extract,
    module: {
      rules: extract.module.rules.map(({ test, use: [, ...rest] }) => ({
        test,
        use: [CssExtractRspackPlugin.loader, ...rest],
      })),
    },
    plugins: [new CssExtractRspackPlugin({ filename: '[name].[contenthash].css' })],
  },
  modules,
);
const auto = { module: { rules: [{ test: /\.css$/, type: 'css/auto' }] } };
await attempt('base, with a rule for CSS', rspack, { ...base, ...auto }, STYLES);
const values = [
  new rspack.DefinePlugin({ VERSION: '"1.4.0"' }),
  new rspack.ProvidePlugin({ $: 'jquery' }),
];
await attempt(
  "names, Rspack's plugins, no dotenv",
  rspack,
  { ...plain, ...names, dotenv: undefined, plugins: values },
  NAMES,
);
await attempt(
  'dotenv',
  rspack,
  { ...plain, dotenv: true, optimization: { minimize: false } },
  'console.log(process.env.WEBPACK_API);',
);
console.log(
  `  the value is ${readFileSync('dist/main.js', 'utf8').includes('"here"') ? 'in' : 'not in'} the file`,
);
const copy = new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] });
await attempt('output.copy', rspack, {
  ...plain,
  output: { clean: true, copy: [{ from: 'public' }] },
});
const cache = {
  type: 'persistent',
  buildDependencies: production.cache.buildDependencies.config,
};
await attempt('production, persistent, CopyRspackPlugin', rspack, {
  ...base,
  ...production,
  output,
  cache,
  plugins: [copy],
});
await attempt(
  'tsConfig',
  rspack,
  { ...plain, resolve: { tsConfig: path.resolve('tsconfig.json') } },
  tsconfig,
);
const swc = {
  loader: 'builtin:swc-loader',
  options: { jsc: { parser: { syntax: 'typescript' } } },
};
await attempt('builtin:swc-loader', rspack, {
  ...rule({ test: /\.ts$/, use: swc }),
  entry: './src/types.ts',
});
const federation = {
  name: 'shop',
  filename: 'remoteEntry.js',
  exposes: { './Tea': './src/tea.js' },
};
const container = new rspack.container.ModuleFederationPluginV1(federation);
await attempt('container.ModuleFederationPluginV1', rspack, {
  ...plain,
  plugins: [container],
});

// The page of the shop and the cart, built in each way.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import webpack from 'webpack';

import { cart, shared, shop } from './federation.js';

const CART = `import { createElement as h, useState } from 'react';
export default function Cart({ count }) {
  const [open] = useState(false);
  return h('p', { id: 'cart' }, count.toFixed() + ' items', open);
}`;
const NEXT_CART = CART.replaceAll('count', 'items'); // the next release renames the prop
const PAGE = `import { createElement as h, Component, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
class Boundary extends Component {
  state = { failed: false };
  static getDerivedStateFromError() { return { failed: true }; }
  render() {
    return this.state.failed ? h('p', { id: 'instead' }, 'No cart right now') : this.props.children;
  }
}
`;
const mount = (children) =>
  `createRoot(document.getElementById('root')).render(h('main', null, h('h1', { id: 'shop' }, 'Shop')${children}));`;
const LAZY = `const Cart = lazy(() => import('cart/Cart'));\n`;
const SLOT = `h(Suspense, { fallback: null }, h(Cart, { count: 2 }))`;
const ALONE = `import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import Cart from './Cart.js';
createRoot(document.getElementById('cart-root')).render(h(Cart, { count: 2 }));`;

/** @param {string} name @param {Record<string, string>} files @param {object[]} plugins */
async function build(name, files, plugins = [], publicPath = 'auto') {
  const root = path.resolve('src', name);
  mkdirSync(root, { recursive: true });
  for (const [file, text] of Object.entries(files))
    writeFileSync(path.join(root, file), text);
  await new Promise((resolve, reject) => {
    const compiler = webpack(
      {
        mode: 'production',
        context: root,
        entry: './index.js',
        resolve: { modules: [path.resolve('node_modules')], symlinks: false },
        output: {
          path: path.resolve('dist', name),
          filename: 'main.js',
          publicPath,
          uniqueName: name,
        },
        optimization: { chunkIds: 'named' },
        performance: { hints: false },
        plugins,
      },
      (fault, stats) => {
        if (fault || stats.hasErrors())
          reject(fault ?? new Error(stats.toString('errors-only')));
        else compiler.close(resolve);
      },
    );
  });
}

const AT = 'http://localhost:4300/';
const remote = (name, text, share) =>
  build(name, { 'index.js': '', 'Cart.js': text }, [cart(share)]);
const host = (name, from, slot, share) =>
  build(
    name,
    { 'index.js': `import('./page.js');`, 'page.js': PAGE + LAZY + mount(`, ${slot}`) },
    [shop(`${AT}${from}/remoteEntry.js`, share)],
  );

export async function buildAll() {
  await build('one', {
    'Cart.js': CART,
    'index.js': `${PAGE}import Cart from './Cart.js';\n${mount(', h(Cart, { count: 2 })')}`,
  });
  await build('shop-alone', { 'index.js': PAGE + mount('') });
  await build('cart-alone', { 'Cart.js': CART, 'index.js': ALONE });
  await remote('cart', CART, shared);
  await remote('cart-next', NEXT_CART, shared);
  await remote('cart-unshared', CART, {});
  await remote('cart-older', CART, {
    react: { singleton: true, requiredVersion: '^18.0.0' },
  });
  await host('federated', 'cart', SLOT, shared);
  await host('federated-guarded', 'cart', `h(Boundary, null, ${SLOT})`, shared);
  await host('federated-next', 'cart-next', SLOT, shared);
  await host('federated-unshared', 'cart-unshared', SLOT, {});
  await host('federated-older', 'cart-older', SLOT, shared);
}

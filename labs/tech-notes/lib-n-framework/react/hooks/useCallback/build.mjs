// node build.mjs FILE written|compiled: writes components.mjs there, and prints what the compiler did.
import { readFileSync, writeFileSync } from 'node:fs';
import { transformSync } from '@babel/core';
import compiler from 'babel-plugin-react-compiler';

const [file = '', how = ''] = process.argv.slice(2);
const events = [];
const options = {
  panicThreshold: 'none',
  logger: { logEvent: (_file, event) => events.push(event) },
};
const jsx = ({ types: t }) => ({
  visitor: {
    JSXElement: {
      exit(path) {
        const { name, attributes } = path.node.openingElement;
        const tag = /^[a-z]/.test(name.name)
          ? t.stringLiteral(name.name)
          : t.identifier(name.name);
        const props = attributes.map(({ name: key, value }) =>
          t.objectProperty(t.identifier(key.name), value.expression ?? value),
        );
        const children = path.node.children
          .filter((child) => child.type !== 'JSXText' || child.value.trim() !== '')
          .map(
            (child) =>
              child.expression ??
              (child.type === 'JSXText' ? t.stringLiteral(child.value) : child),
          );
        path.replaceWith(
          t.callExpression(t.identifier('createElement'), [
            tag,
            t.objectExpression(props),
            ...children,
          ]),
        );
      },
    },
  },
});
const base = {
  configFile: false,
  babelrc: false,
  filename: file,
  parserOpts: { plugins: ['jsx'] },
};
let code = readFileSync(file, 'utf8');
if (how === 'compiled')
  code = transformSync(code, { ...base, plugins: [[compiler, options]] }).code;
code = transformSync(code, { ...base, plugins: [jsx] }).code;
writeFileSync(`${how}/components.mjs`, `import { createElement } from 'react';\n${code}`);

const name = ({ fnLoc }) =>
  /function (\w+)/.exec(
    readFileSync(file, 'utf8').split('\n')[fnLoc.start.line - 1],
  )?.[1];
const said = new Map();
for (const event of events) {
  if (event.fnLoc)
    said.set(
      name(event),
      event.kind === 'CompileSuccess' ? 'compiled' : `skipped: ${event.detail.reason}`,
    );
}
for (const [component, outcome] of said) console.log(component.padEnd(14), outcome);

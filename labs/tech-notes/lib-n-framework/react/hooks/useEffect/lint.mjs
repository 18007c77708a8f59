// What the recommended preset of eslint-plugin-react-hooks says about six components.
import { ESLint } from 'eslint';
import reactHooks from 'eslint-plugin-react-hooks';

const components = {
  'derived state in an effect': `
    import { useEffect, useState } from 'react';
    export function Count({ rows }) {
      const [count, setCount] = useState(0);
      useEffect(() => setCount(rows.length), [rows]);
      return count;
    }`,
  'state reset in an effect': `
    import { useEffect, useState } from 'react';
    export function Draft({ id }) {
      const [text, setText] = useState('');
      useEffect(() => {
        setText('');
      }, [id]);
      return <input value={text} onChange={(event) => setText(event.target.value)} />;
    }`,
  'a dependency left out': `
    import { useEffect } from 'react';
    export function Tide({ station, subscribe }) {
      useEffect(() => subscribe(station), [subscribe]);
      return null;
    }`,
  'an object made during render': `
    import { useEffect } from 'react';
    export function Tide({ station, subscribe }) {
      const options = { station };
      useEffect(() => subscribe(options), [options, subscribe]);
      return null;
    }`,
  'a value read through useEffectEvent': `
    import { useEffect, useEffectEvent } from 'react';
    export function Tide({ station, unit, subscribe }) {
      const log = useEffectEvent(() => console.log(unit));
      useEffect(() => subscribe(station, () => log()), [station, subscribe]);
      return null;
    }`,
  'setup and cleanup': `
    import { useEffect } from 'react';
    export function Tide({ station, subscribe }) {
      useEffect(() => subscribe(station), [station, subscribe]);
      return null;
    }`,
};
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    reactHooks.configs.flat.recommended,
    {
      files: ['**/*.jsx'],
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    },
  ],
});
for (const [name, source] of Object.entries(components)) {
  const [{ messages }] = await eslint.lintText(source, { filePath: 'component.jsx' });
  const said = messages.map(
    ({ ruleId, message }) => `${ruleId}: ${message.split('\n')[0]}`,
  );
  console.log(`${name}:\n  ${said.join('\n  ') || 'nothing'}`);
}

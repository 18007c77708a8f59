import { renderToString } from 'react-dom/server';
import * as context from './withContext.tsx';
import * as jotai from './withJotai.tsx';
import * as redux from './withRedux.tsx';
import * as zustand from './withZustand.tsx';

for (const [name, tool] of Object.entries({ context, zustand, redux, jotai })) {
  const Badge = () => {
    tool.useActions().add('tea');
    return tool.useCount();
  };
  try {
    console.log(name.padEnd(8), 'shows', renderToString(<Badge />));
  } catch (error) {
    console.log(name.padEnd(8), 'throws', String(error).split(';')[0]);
  }
}

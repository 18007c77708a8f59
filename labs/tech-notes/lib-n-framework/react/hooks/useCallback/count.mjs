import * as all from './components.mjs';
import { runs } from './page.mjs';

const sky = [{ weather: 'fog' }, { weather: 'sun' }];
for (const name of ['Plain', 'WrongList', 'RefInRender']) {
  console.log(`${name}, new weather:`.padEnd(26), ...(await runs(all[name], ...sky)));
}
const birds = [{ birds: ['heron', 'kite'] }, { birds: ['heron', 'kite', 'ibis'] }];
for (const name of ['List', 'MemoList', 'MemoArrow']) {
  console.log(`${name}, one more bird:`.padEnd(26), ...(await runs(all[name], ...birds)));
}
const lake = sky.map((props) => ({ ...props, lake: 'north' }));
console.log('Watch, new weather:'.padEnd(26), ...(await runs(all.Watch, ...lake)));

// Two variants of the note's model: two of three servers fail fast, and a hundred balancers that don't share counts.
import { leastOpen, roundRobin, type Server } from './pick.ts';
import { seeded } from './pool.ts';

type Pick = (servers: readonly Server[], turn: number) => number;
type Setup = {
  pick: Pick;
  load: number;
  servers: number;
  failing?: number;
  balancers?: number;
};

/** The share of requests that each server gets. Eight at a time, 50 ms each on average, or an error after 2 ms. */
function shares({ pick, load, servers, failing = 0, balancers = 1 }: Setup) {
  const random = seeded(2026);
  const about = (mean: number) => -mean * Math.log(1 - random());
  const free = Array.from({ length: servers }, () => Array.from({ length: 8 }, () => 0));
  // one balancer's open requests: ends[balancer][server]
  const ends = Array.from({ length: balancers }, () =>
    Array.from({ length: servers }, () => [] as number[]),
  );
  const turns = Array.from({ length: balancers }, () => 0);
  const got = Array.from({ length: servers }, () => 0);
  for (let now = 0; now < 120_000;) {
    now += about(50 / (load * servers * 8));
    const balancer = Math.floor(random() * balancers);
    const own = ends[balancer]!.map((list) => list.filter((at) => at > now));
    ends[balancer] = own;
    const n = pick(
      own.map(({ length }) => ({ open: length })),
      turns[balancer]!++,
    );
    const workers = free[n]!;
    const worker = workers.indexOf(Math.min(...workers));
    let end = now + 2;
    if (n >= failing) {
      end = Math.max(now, workers[worker]!) + about(50);
      workers[worker] = end;
    }
    own[n]!.push(end);
    got[n]! += 1;
  }
  const all = got.reduce((a, b) => a + b);
  return got.map((count) => (100 * count) / all);
}

const sum = (all: number[]) => all.reduce((a, b) => a + b, 0).toFixed(0);

for (const [name, pick] of Object.entries({
  'least conn.': leastOpen,
  'round robin': roundRobin,
}))
  for (const load of [0.1, 0.2, 0.4, 0.6, 0.8, 0.95]) {
    const got = shares({ pick, load, servers: 3, failing: 2 });
    console.log(
      `2 of 3 servers fail, ${name}, load ${(load * 100).toFixed(0)}%: they get ${sum(got.slice(0, 2))}%`,
    );
  }

const firstOfTied: Pick = (servers) =>
  servers.reduce((best, { open }, n) => (open < servers[best]!.open ? n : best), 0);
for (const [name, pick] of Object.entries({
  rotate: leastOpen,
  'go to the first': firstOfTied,
})) {
  const got = shares({ pick, load: 0.6, servers: 10, balancers: 100 }).sort(
    (a, b) => b - a,
  );
  console.log(
    `100 balancers, ties ${name}: the five busiest of 10 servers get ${sum(got.slice(0, 5))}%`,
  );
}

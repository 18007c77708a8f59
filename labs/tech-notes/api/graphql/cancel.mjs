// A request that is given up after 20 ms, while six resolvers take 10 ms each, one after another.
import { setTimeout as wait } from 'node:timers/promises';

const { buildSchema, parse, execute } = await import(process.argv[2] ?? 'graphql');
const schema = buildSchema('type Query { n: Node } type Node { n: Node, v: Int }');
let [begun, finished] = [0, 0];
const node = () => ({
  n: async () => {
    begun += 1;
    await wait(10);
    finished += 1;
    return node();
  },
});
const document = parse('{ n { n { n { n { n { n { v } } } } } } }');
const controller = new AbortController();
const answer = Promise.resolve(
  execute({ schema, document, rootValue: node(), abortSignal: controller.signal }),
).then(
  () => 'finished',
  (error) => `ended with ${error.name}`,
);
const first = await Promise.race([answer, wait(25, 'timed out')]);
controller.abort();
const [atAnswer] = [begun];
await wait(300);
console.log(`answer: ${first}, then ${await answer}`);
console.log(
  `resolvers begun before the answer: ${atAnswer}, in the end: ${begun}, finished: ${finished}`,
);

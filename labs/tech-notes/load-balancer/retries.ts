import { balance, close, farm, plain, reset, stream } from './farm.ts';

for (const [name, lines] of [
  ['retries 3', '  retries 3\n  retry-on response-timeout'],
  ['retries 1', '  retries 1\n  retry-on response-timeout'],
  [
    'retries 3, not for POST',
    '  retries 3\n  retry-on response-timeout\n  http-request disable-l7-retry if METH_POST',
  ],
] as const)
  for (const method of ['GET', 'POST']) {
    await balance(
      plain(`${lines}\n  option redispatch 1\n  timeout server 300ms`).replace(
        'timeout server 5s',
        'timeout server 300ms',
      ),
    );
    reset();
    for (const state of farm) state.ms = 2_000;
    const seen = await stream('/order', 50, method);
    const arrived = farm.reduce((sum, { orders }) => sum + orders, 0);
    console.log(`${name}, 50 times ${method}: ${arrived} arrive, answers ${seen.codes}`);
  }
close();

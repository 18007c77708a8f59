import { serve } from '@hono/node-server';
import { handle } from './handler.ts';
import { inMemory } from './memory.ts';

const seats = inMemory();
const server = serve({
  fetch: (request) => handle(request, seats),
  port: Number(process.env.PORT),
});
process.once('SIGTERM', () => server.close());

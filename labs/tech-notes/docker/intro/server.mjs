// The note's server, with or without a handler for SIGTERM, and a request that takes two seconds.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  setTimeout(() => response.end('hello'), request.url === '/slow' ? 2000 : 0);
});
server.listen(3000, '127.0.0.1');
if (process.argv[2] === 'handler') {
  process.once('SIGTERM', () => {
    console.log('draining');
    server.close(() => console.log('drained'));
  });
}

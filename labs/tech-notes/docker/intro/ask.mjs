// Sends half of a request, waits two seconds, sends the rest, and prints what came back.
import { Agent, request } from 'node:http';

const asked = request({
  port: 3000,
  method: 'POST',
  agent: new Agent({ keepAlive: true }),
});
asked.on('response', (response) => {
  console.log(`answered, connection: ${response.headers.connection}`);
  process.exit();
});
asked.on('error', () => console.log('lost'));
asked.write('the first half of the body');
setTimeout(() => asked.end('and the second'), 2000);

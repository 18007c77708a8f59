// node impostor.mjs PORT KEY CERT LOG: speaks TLS and just enough of PostgreSQL's protocol to ask for the
// password in clear text, and writes what it gets into LOG.
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { TLSSocket } from 'node:tls';

const [port, key, cert, log] = process.argv.slice(2);
const files = { key: readFileSync(key), cert: readFileSync(cert) };

function talk(socket) {
  let started = false;
  socket.on('error', () => {});
  socket.on('data', (data) => {
    if (!started) {
      started = true;
      socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3])); // AuthenticationCleartextPassword
    } else if (data[0] === 0x70) {
      appendFileSync(log, `${data.subarray(5, data.length - 1)}\n`);
      const text = 'SFATAL\0C28000\0Mthe impostor has your password\0\0';
      const head = Buffer.from([0x45, 0, 0, 0, 0]);
      head.writeInt32BE(4 + text.length, 1);
      socket.end(Buffer.concat([head, Buffer.from(text)]));
    }
  });
}

createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', function first(data) {
    const code = data.readInt32BE(4);
    if (code === 80877104) {
      socket.write('N'); // no encryption by GSSAPI
      socket.once('data', first);
    } else if (code === 80877103) {
      socket.write('S');
      const secure = new TLSSocket(socket, { isServer: true, ...files });
      talk(secure);
    } else {
      talk(socket);
      socket.emit('data', data);
    }
  });
}).listen(Number(port), '127.0.0.1');

// Sends one query over UDP and prints the answer as hexadecimal digits.
// node packet.mjs NAME SERVER
import { createSocket } from 'node:dgram';

const [name = '', server = ''] = process.argv.slice(2);
const labels = name.split('.').map((label) => Buffer.from(label));
const question = labels.flatMap((label) => [label.length, ...label]);
const header = [0x2a, 0x01, 0x01, 0x00, 0, 1, 0, 0, 0, 0, 0, 0];
const socket = createSocket('udp4');
socket.on('message', (answer) => {
  console.log(answer.toString('hex').replace(/.{64}/g, '$&\n').trim());
  socket.close();
});
socket.send(Buffer.from([...header, ...question, 0, 0, 1, 0, 1]), 53, server);

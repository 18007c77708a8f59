// Sends a request that takes two seconds, or with `silent` opens a connection and sends nothing; says how it ended.
import { connect } from 'node:net';

if (process.argv[2] === 'silent') {
  connect(3000, '127.0.0.1').on('close', () => console.log('closed'));
} else {
  try {
    const response = await fetch('http://127.0.0.1:3000/slow');
    console.log(response.status, await response.text());
  } catch {
    console.log('lost');
  }
}

/**
 * Loaded before a sample, in its process: reports how it fails and keeps it off the network beyond
 * loopback. Files, processes, workers and add-ons are the business of Node's permission model.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import v8 from 'node:v8';

const REPORT = 3;
const REFUSED = 'ERR_SAMPLE_NETWORK';
const { fstatSync, writeSync } = fs;
const { stringify } = JSON;
const { reallyExit } = process;
const { dev, ino } = fstatSync(REPORT);
/** Exit code of a sample that took the guard's pipe away, so that nothing more is heard of it. */
const UNHEARD = 97;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\]|::ffff:127(?:\.\d+){3})$/i;

function report(entry) {
  const pipe = fstatSync(REPORT, { throwIfNoEntry: false });
  if (pipe?.dev !== dev || pipe.ino !== ino) reallyExit.call(process, UNHEARD);
  // On a line of its own, whatever the sample itself wrote to the pipe.
  writeSync(REPORT, `\n${stringify({ __proto__: null, ...entry })}\n`);
}

function refuse(host) {
  const error = new Error(`a sample may not reach ${host}: only loopback is open`);
  report({ kind: 'network', host: String(host), stack: String(error.stack) });
  return Object.assign(error, { code: REFUSED });
}

function hostOf(args) {
  const first = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof first === 'object' && first !== null) {
    return first.path === undefined
      ? (first.host ?? 'localhost')
      : `socket ${first.path}`;
  }
  if (typeof first === 'string' && Number.isNaN(Number(first))) return `socket ${first}`;
  return typeof args[1] === 'string' ? args[1] : 'localhost';
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function guardedConnect(...args) {
  const host = hostOf(args);
  if (!LOOPBACK.test(host)) throw refuse(host);
  return connect.apply(this, args);
};

// A server at a path is a file, of which the permission model knows nothing.
const { listen } = net.Server.prototype;
net.Server.prototype.listen = function guardedListen(...args) {
  const host = hostOf(args);
  if (host.startsWith('socket ')) throw refuse(host);
  return listen.apply(this, args);
};

const { send, connect: connectDatagram } = dgram.Socket.prototype;
dgram.Socket.prototype.send = function guardedSend(...args) {
  const host = args.find((arg, place) => place > 0 && typeof arg === 'string');
  if (host !== undefined && !LOOPBACK.test(host)) throw refuse(host);
  return send.apply(this, args);
};
dgram.Socket.prototype.connect = function guardedDatagram(port, host, ...rest) {
  if (typeof host === 'string' && !LOOPBACK.test(host)) throw refuse(host);
  return connectDatagram.call(this, port, host, ...rest);
};

/** Names are looked up for loopback only; everything else about names is a query to a server. */
function guardNames(target) {
  for (const name of Object.keys(target)) {
    const original = target[name];
    if (typeof original !== 'function' || !/^(?:lookup|resolve|reverse)/.test(name))
      continue;
    target[name] = function guardedName(host, ...rest) {
      if (name !== 'lookup' || !LOOPBACK.test(host)) throw refuse(host);
      return original.call(this, host, ...rest);
    };
  }
}
guardNames(dns);
guardNames(dns.promises);
for (const { prototype } of [dns.Resolver, dns.promises.Resolver]) {
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(prototype)).concat(
    Object.getOwnPropertyNames(prototype),
  )) {
    if (!/^(?:resolve|reverse)/.test(name)) continue;
    prototype[name] = (host) => {
      throw refuse(host);
    };
  }
}

// Not process._exiting, which a sample can set itself.
let isExiting = false;
process.reallyExit = (code) => {
  if (!isExiting) report({ kind: 'exit', code: code ?? 0 });
  reallyExit.call(process, code);
};
const { exit } = process;
process.exit = (code) => {
  isExiting = true;
  report({ kind: 'exit', code: Number(code ?? process.exitCode ?? 0) });
  exit.call(process, code);
};
for (const name of ['kill', '_kill', '_debugProcess']) {
  process[name] = (pid) => {
    throw new Error(`a sample may not send a signal to process ${pid}`);
  };
}
// Some flags of V8 write files wherever it is told to.
v8.setFlagsFromString = () => {
  throw new Error('a sample may not set flags of V8');
};
process.binding = () => {
  throw new Error('a sample may not open the internals of Node');
};

let lastError;
function reportError(error) {
  if (error === lastError) return;
  lastError = error;
  const isError = error instanceof Error;
  const { code, permission } = isError ? error : {};
  if (code === REFUSED) return;
  report({
    kind: 'error',
    name: isError ? error.name : 'Uncaught',
    message: isError ? error.message : String(error),
    stack: isError ? String(error.stack) : '',
    ...(code === 'ERR_ACCESS_DENIED' && { denied: permission }),
  });
}

// Node tells of an error by this event, whether it has listeners or not. React hands what nobody
// caught to the other one, where nobody would hear it.
const { emit } = process;
function guardedEmit(name, ...args) {
  const isUnheard = name === 'uncaughtException' && this.listenerCount(name) === 0;
  if (name === 'uncaughtExceptionMonitor' || isUnheard) reportError(args[0]);
  return emit.call(this, name, ...args);
}
Object.defineProperty(process, 'emit', {
  value: guardedEmit,
  writable: false,
  configurable: false,
});

// Everything printed is written at once, so that nothing is lost when the sample is ended.
process.stdout._handle?.setBlocking?.(true);
// A terminal shows both streams as one; what Node prints about a crash stays apart.
process.stderr.write = process.stdout.write.bind(process.stdout);
syncBuiltinESMExports();

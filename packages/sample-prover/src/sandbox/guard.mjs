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

/**
 * What Node's types leave out of `process`.
 *
 * @typedef {Record<string, unknown> & { reallyExit: (code?: number) => void }} Internals
 *
 * What a call is passed on to, whatever it takes.
 *
 * @typedef {(this: unknown, ...args: unknown[]) => any} Call
 */

const REPORT = 3;
const REFUSED = 'ERR_SAMPLE_NETWORK';
const { fstatSync, writeSync } = fs;
const { stringify } = JSON;
const internals = /** @type {Internals} */ (/** @type {unknown} */ (process));
const { reallyExit } = internals;
const { dev, ino } = fstatSync(REPORT);
/** Exit code of a sample that took the guard's pipe away, so that nothing more is heard of it. */
const UNHEARD = 97;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\]|::ffff:127(?:\.\d+){3})$/i;

/** Whether the pipe is still the one that the sample was started with. */
function isHeard() {
  try {
    const pipe = fstatSync(REPORT);
    return pipe.dev === dev && pipe.ino === ino;
  } catch {
    return false;
  }
}

/** @param {Record<string, unknown>} entry */
function report(entry) {
  if (!isHeard()) reallyExit.call(process, UNHEARD);
  // On a line of its own, whatever the sample itself wrote to the pipe.
  writeSync(REPORT, `\n${stringify({ __proto__: null, ...entry })}\n`);
}

/** @param {unknown} host */
function refuse(host) {
  const error = new Error(`a sample may not reach ${host}: only loopback is open`);
  report({ kind: 'network', host: String(host), stack: String(error.stack) });
  return Object.assign(error, { code: REFUSED });
}

/**
 * @param {readonly unknown[]} args - of a call to `connect` or `listen`
 * @returns {string} the host, or the file that stands for one
 */
function hostOf(args) {
  const first = /** @type {unknown} */ (Array.isArray(args[0]) ? args[0][0] : args[0]);
  if (typeof first === 'object' && first !== null) {
    const { path, host } = /** @type {{ path?: string | null, host?: string }} */ (first);
    // An agent of node:https says null where there is no file.
    return path == null ? (host ?? 'localhost') : `socket ${path}`;
  }
  if (typeof first === 'string' && Number.isNaN(Number(first))) return `socket ${first}`;
  return typeof args[1] === 'string' ? args[1] : 'localhost';
}

const connect = /** @type {Call} */ (net.Socket.prototype.connect);
/** @type {Call} */
net.Socket.prototype.connect = function guardedConnect(...args) {
  const host = hostOf(args);
  if (!LOOPBACK.test(host)) throw refuse(host);
  return connect.apply(this, args);
};

// A server at a path is a file, of which the permission model knows nothing.
const listen = /** @type {Call} */ (net.Server.prototype.listen);
/** @type {Call} */
net.Server.prototype.listen = function guardedListen(...args) {
  const host = hostOf(args);
  if (host.startsWith('socket ')) throw refuse(host);
  return listen.apply(this, args);
};

const send = /** @type {Call} */ (dgram.Socket.prototype.send);
/** @type {Call} */
dgram.Socket.prototype.send = function guardedSend(...args) {
  const host = args.find((arg, place) => place > 0 && typeof arg === 'string');
  if (typeof host === 'string' && !LOOPBACK.test(host)) throw refuse(host);
  return send.apply(this, args);
};
const connectDatagram = /** @type {Call} */ (dgram.Socket.prototype.connect);
/** @type {Call} */
dgram.Socket.prototype.connect = function guardedDatagram(port, host, ...rest) {
  if (typeof host === 'string' && !LOOPBACK.test(host)) throw refuse(host);
  return connectDatagram.call(this, port, host, ...rest);
};

/**
 * Names are looked up for loopback only; everything else about names is a query to a server.
 *
 * @param {Record<string, unknown>} target
 */
function guardNames(target) {
  for (const name of Object.keys(target)) {
    const original = target[name];
    if (typeof original !== 'function' || !/^(?:lookup|resolve|reverse)/.test(name))
      continue;
    /** @type {Call} */
    target[name] = function guardedName(host, ...rest) {
      if (name !== 'lookup' || !LOOPBACK.test(String(host))) throw refuse(host);
      return /** @type {unknown} */ (original.call(this, host, ...rest));
    };
  }
}
/** @param {object} module */
const membersOf = (module) => /** @type {Record<string, unknown>} */ (module);
guardNames(membersOf(dns));
guardNames(membersOf(dns.promises));
for (const { prototype } of [dns.Resolver, dns.promises.Resolver]) {
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(prototype)).concat(
    Object.getOwnPropertyNames(prototype),
  )) {
    if (!/^(?:resolve|reverse)/.test(name)) continue;
    membersOf(prototype)[name] = (/** @type {unknown} */ host) => {
      throw refuse(host);
    };
  }
}

// Not process._exiting, which a sample can set itself.
let isExiting = false;
internals.reallyExit = (/** @type {number | undefined} */ code) => {
  if (!isExiting) report({ kind: 'exit', code: code ?? 0 });
  reallyExit.call(process, code);
};
const exit = /** @type {Call} */ (process.exit);
process.exit = (/** @type {number | string | null | undefined} */ code) => {
  isExiting = true;
  report({ kind: 'exit', code: Number(code ?? process.exitCode ?? 0) });
  return /** @type {never} */ (exit.call(process, code));
};
for (const name of ['kill', '_kill', '_debugProcess']) {
  internals[name] = (/** @type {unknown} */ pid) => {
    throw new Error(`a sample may not send a signal to process ${pid}`);
  };
}
// Some flags of V8 write files wherever it is told to.
v8.setFlagsFromString = () => {
  throw new Error('a sample may not set flags of V8');
};
internals.binding = () => {
  throw new Error('a sample may not open the internals of Node');
};

/** @type {unknown} */
let lastError;
/** @param {unknown} thrown */
function reportError(thrown) {
  if (thrown === lastError) return;
  lastError = thrown;
  /** @type {(Error & { code?: unknown, permission?: unknown }) | undefined} */
  const error = thrown instanceof Error ? thrown : undefined;
  if (error?.code === REFUSED) return;
  report({
    kind: 'error',
    name: error ? error.name : 'Uncaught',
    message: error ? error.message : String(thrown),
    stack: String(error?.stack ?? ''),
    ...(error?.code === 'ERR_ACCESS_DENIED' && { denied: error.permission }),
  });
}

// Node tells of an error by this event, whether it has listeners or not. React hands what nobody
// caught to the other one, where nobody would hear it.
const emit = /** @type {Call} */ (process.emit);
/**
 * @this {NodeJS.Process}
 * @param {string} name
 * @param {...unknown} args
 */
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
/** @type {{ _handle?: { setBlocking?: (isBlocking: boolean) => void } }} */
const { _handle } = /** @type {object} */ (process.stdout);
_handle?.setBlocking?.(true);
// A terminal shows both streams as one; what Node prints about a crash stays apart.
process.stderr.write = process.stdout.write.bind(process.stdout);
syncBuiltinESMExports();

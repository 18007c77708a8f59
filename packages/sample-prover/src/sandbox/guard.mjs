/**
 * Preloaded into a sample's process: reports how it fails and blocks the network except
 * for loopback. Node's permission model covers files, processes, workers and add-ons.
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
/**
 * Exit code for a sample that closed or replaced the guard's pipe, so that no report
 * arrives.
 */
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
  // On its own line, whatever the sample itself wrote to the pipe.
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
    // An agent of node:https passes null if there's no socket file.
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

// A server that listens at a path creates a file, which the permission model doesn't
// check.
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
 * Allows lookups of loopback names only; any other DNS call queries a server.
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
// Some V8 flags write files to any path.
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

// Node emits this event for every error, with or without listeners. React emits the other
// one for errors that nobody caught, where nobody would see them.
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

// Writes synchronously, so that no output is lost when the sample is killed.
/** @type {{ _handle?: { setBlocking?: (isBlocking: boolean) => void } }} */
const { _handle } = /** @type {object} */ (process.stdout);
_handle?.setBlocking?.(true);
// Merges both streams, as a terminal does; what Node itself prints about a crash stays
// separate.
process.stderr.write = process.stdout.write.bind(process.stdout);
syncBuiltinESMExports();

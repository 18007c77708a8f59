/**
 * Preloaded into a sample's process: reports how it fails, and that it reaches for the
 * network. Node's permission model and the sandbox keep it from doing harm.
 */
import fs from 'node:fs';
import net from 'node:net';

/**
 * Any function that a call is passed on to.
 *
 * @typedef {(this: unknown, ...args: unknown[]) => any} Call
 */

const REPORT = 3;
const REFUSED = 'ERR_SAMPLE_NETWORK';
const { writeSync } = fs;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\]|::ffff:127(?:\.\d+){3})$/i;

/** @param {import('./findFailures.ts').Report} entry */
function report(entry) {
  writeSync(REPORT, `${JSON.stringify(entry)}\n`);
}

/**
 * @param {readonly unknown[]} args - of a call to `connect`
 * @returns {string} the host; a socket file counts as this machine
 */
function hostOf(args) {
  const first = /** @type {unknown} */ (Array.isArray(args[0]) ? args[0][0] : args[0]);
  if (typeof first === 'object' && first !== null) {
    return /** @type {{ host?: string }} */ (first).host ?? 'localhost';
  }
  return typeof args[1] === 'string' ? args[1] : 'localhost';
}

const connect = /** @type {Call} */ (net.Socket.prototype.connect);
/** @type {Call} */
net.Socket.prototype.connect = function guardedConnect(...args) {
  const host = hostOf(args);
  if (LOOPBACK.test(host)) return connect.apply(this, args);
  const message = `The sample tried to connect to ${host}; only loopback is allowed.`;
  const error = new Error(message);
  report({ message, stack: String(error.stack) });
  throw Object.assign(error, { code: REFUSED });
};

const exit = /** @type {Call} */ (process.exit);
process.exit = (/** @type {number | string | null | undefined} */ code) => {
  const shown = Number(code ?? process.exitCode ?? 0);
  report({ message: `The sample exited early: process.exit(${shown}).` });
  return /** @type {never} */ (exit.call(process, code));
};

/** @type {unknown} */
let lastError;
/** @param {unknown} thrown */
function reportError(thrown) {
  if (thrown === lastError) return;
  lastError = thrown;
  /** @type {(Error & { code?: unknown, permission?: unknown, resource?: unknown }) | undefined} */
  const error = thrown instanceof Error ? thrown : undefined;
  if (error?.code === REFUSED) return;
  const shown = error ? `${error.name}: ${error.message}` : `Uncaught: ${String(thrown)}`;
  const isDenied = error?.code === 'ERR_ACCESS_DENIED';
  const denied = isDenied ? ` (${error?.permission} ${error?.resource ?? ''})` : '';
  report({ message: shown + denied, stack: String(error?.stack ?? ''), shown });
}

// Node emits the first event for every error, with or without listeners. React emits the
// second one for errors that nobody caught, where nobody would see them.
const emit = /** @type {Call} */ (process.emit);
process.emit = /** @type {typeof process.emit} */ (
  /** @this {NodeJS.Process} */
  function guardedEmit(/** @type {string} */ name, /** @type {unknown[]} */ ...args) {
    const isUnheard = name === 'uncaughtException' && this.listenerCount(name) === 0;
    if (name === 'uncaughtExceptionMonitor' || isUnheard) reportError(args[0]);
    return emit.call(this, name, ...args);
  }
);

// Writes synchronously, so that no output is lost when the sample is killed.
/** @type {{ _handle?: { setBlocking?: (isBlocking: boolean) => void } }} */
const { _handle } = /** @type {object} */ (process.stdout);
_handle?.setBlocking?.(true);
// Merges both streams, as a terminal does; what Node itself prints about a crash stays
// separate.
process.stderr.write = process.stdout.write.bind(process.stdout);

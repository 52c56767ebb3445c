/** Runs child processes that end when we end. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

/** The folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '..');

// What the shell answers for a command that it cannot find.
const CANNOT_RUN = 127;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const GRACE_MS = 5_000;
const LEFT_BEHIND_MS = 1_000;

/**
 * How a child process runs.
 * @typedef {object} RunOptions
 * @property {string} [cwd] working folder; default the repository
 * @property {NodeJS.ProcessEnv} [env] added to our own environment
 * @property {'keep' | 'inherit'} [output] kept and returned (default), or let through
 * @property {number} [timeLimitMs] the child and its children are ended after so many milliseconds
 */

/**
 * How a child process ended.
 * @typedef {object} RunResult
 * @property {number} code exit code 0–255; 127 when it could not start; ended by a signal: 128 + its number
 * @property {string} output what was kept of stdout and stderr, in the order it came
 * @property {boolean} isInterrupted whether we were asked to end meanwhile
 */

/**
 * Runs a command to its end. A signal that we get is handed on once.
 * @param {string} command executable
 * @param {string[]} args its arguments
 * @param {RunOptions} [options] how it runs
 * @returns {Promise<RunResult>} how it ended
 */
export function run(command, args, options = {}) {
  const kept = [];
  const child = spawn(command, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdio: options.output === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C reaches it once, through us, and its children can be ended with it.
    detached: true,
  });
  child.stdout?.on('data', (bytes) => kept.push(bytes));
  child.stderr?.on('data', (bytes) => kept.push(bytes));
  const signals = handOnSignals(child);
  const timer =
    options.timeLimitMs &&
    setTimeout(() => endAfterLimit(child, kept, options.timeLimitMs), options.timeLimitMs);

  return new Promise((resolve) => {
    let isFinished = false;
    child.once('error', (error) => {
      kept.push(Buffer.from(`${error.message}\n`));
      finish(CANNOT_RUN);
    });
    child.once('close', (code, signal) => finish(exitCodeOf(code, signal)));
    // A process that left the group may hold the output open for ever: the end of the child is enough then.
    child.once('exit', (code, signal) =>
      setTimeout(finish, LEFT_BEHIND_MS, exitCodeOf(code, signal)).unref(),
    );

    function finish(code) {
      if (isFinished) return;
      isFinished = true;
      clearTimeout(timer);
      child.stdout?.destroy();
      child.stderr?.destroy();
      resolve({ code, output: Buffer.concat(kept).toString('utf8'), isInterrupted: signals.letGo() });
    }
  });
}

/**
 * Runs npm, the one that runs us when there is one.
 * @param {string[]} args npm's arguments
 * @param {RunOptions} [options] how it runs
 * @returns {Promise<RunResult>} how it ended
 */
export function runNpm(args, options) {
  const script = process.env.npm_execpath;
  return script ? run(process.execPath, [script, ...args], options) : run('npm', args, options);
}

function exitCodeOf(code, signal) {
  return code ?? 128 + constants.signals[signal];
}

function handOnSignals(child) {
  let isInterrupted = false;
  const handOn = (signal) => {
    isInterrupted = true;
    signalGroup(child, signal);
  };
  for (const signal of SIGNALS) process.on(signal, handOn);
  return {
    letGo() {
      for (const signal of SIGNALS) process.off(signal, handOn);
      return isInterrupted;
    },
  };
}

function endAfterLimit(child, kept, timeLimitMs) {
  kept.push(Buffer.from(`\nEnded after its limit of ${timeLimitMs / 1000} s.\n`));
  signalGroup(child, 'SIGTERM');
  setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref();
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // it has ended already
  }
}

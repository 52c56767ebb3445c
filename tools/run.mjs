/** Runs child processes that end with this process. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';

/** The folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '..');

// The shell's exit code for a command that it cannot find.
const CANNOT_RUN = 127;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const GRACE_MS = 5_000;
const LEFT_BEHIND_MS = 1_000;
// Runs the rest of its arguments, then writes the processor time of its children. A signal reaches the program directly,
// as a member of the group; the shell waits until it has ended.
const MEASURED = `
  trap : INT TERM HUP
  "$@" &
  while wait $!; code=$?; kill -0 $! 2> /dev/null; do :; done
  times > "$0"
  exit $code`;

/** @type {{ shell: string[], read: () => number | undefined }} */
const NO_METER = { shell: [], read: () => undefined };

/**
 * How a child process runs.
 * @typedef {object} RunOptions
 * @property {string} [cwd] working folder; default the repository
 * @property {NodeJS.ProcessEnv} [env] added to our own environment
 * @property {boolean} [isMeasured] whether to measure processor time; needs a POSIX shell
 * @property {number} [timeLimitMs] ends the child and its children after so many milliseconds; default: never
 */

/**
 * How a child process ended.
 * @typedef {object} RunResult
 * @property {number} code exit code 0–255; 127 when it could not start; ended by a signal: 128 + its number
 * @property {string} output stdout and stderr, interleaved
 * @property {boolean} isInterrupted whether this process received a signal to end
 * @property {number} [processorSeconds] its processor time, with that of its children that ended before it
 */

/**
 * Runs a command to its end. Forwards signals to it and its children.
 * @param {string} command executable, from the packages or PATH
 * @param {string[]} args its arguments
 * @param {RunOptions} [options] how it runs
 * @returns {Promise<RunResult>} how it ended
 */
export async function run(command, args, { cwd = ROOT, env, isMeasured = false, timeLimitMs } = {}) {
  const meter = isMeasured ? startMeter() : NO_METER;
  const [program, ...rest] = [...meter.shell, command, ...args];
  const child = execa(program, rest, {
    cwd,
    env,
    localDir: ROOT,
    preferLocal: true,
    // A process group of its own: Ctrl-C reaches it once, through us, and its children can be ended with it.
    detached: true,
    stdin: 'ignore',
    all: true,
    stripFinalNewline: false,
    reject: false,
  });
  // A process that left the group may keep the output open for ever, so the child's end is enough.
  child.once('exit', () => setTimeout(() => closeOutput(child), LEFT_BEHIND_MS).unref());
  const signals = handOnSignals(child);
  const limit = startLimit(child, timeLimitMs);
  const { exitCode, signal, all, shortMessage = '' } = await child;
  return {
    code: exitCode ?? (signal ? 128 + constants.signals[signal] : CANNOT_RUN),
    // Without any output (it could not start, or a signal ended it), execa's message.
    output: `${all || shortMessage}${limit.letGo()}`,
    isInterrupted: signals.letGo(),
    processorSeconds: meter.read(),
  };
}

function startMeter() {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-elements-times-'));
  const file = path.join(folder, 'times');
  return {
    shell: ['sh', '-c', MEASURED, file],
    read() {
      const times = readText(file).matchAll(/(\d+)m([\d.]+)s/g);
      rmSync(folder, { recursive: true, force: true });
      return [...times].reduce(
        (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
        0,
      );
    },
  };
}

// A child that a signal ended wrote no time.
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
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

function startLimit(child, timeLimitMs) {
  let said = '';
  const end = () => {
    said = `\nEnded after its limit of ${timeLimitMs / 1000} s.\n`;
    signalGroup(child, 'SIGTERM');
    setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref();
  };
  const timer = timeLimitMs && setTimeout(end, timeLimitMs);
  return {
    letGo() {
      clearTimeout(timer);
      return said;
    },
  };
}

function closeOutput({ stdout, stderr }) {
  stdout.destroy();
  stderr.destroy();
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // it has ended already
  }
}

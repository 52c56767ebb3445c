import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { StartFailure } from '../shared/start-failure.ts';
import { START_FAILURES } from '../shared/strings.ts';

const LOCK_NAME = 'lock';
const GUARD_NAME = 'lock.takeover';
/** A take-over lasts microseconds; a guard this old belongs to a process that died inside one. */
const STALE_GUARD_MS = 5_000;
/** Fields of /proc/<pid>/stat between the process's name and its start. */
const FIELDS_TO_START = 19;

// A recycled pid may be our own (pid 1 in a container): only this set knows what *this* process holds.
const heldFolders = new Set<string>();

/**
 * Takes the data folder for this process, because PGlite itself lets two processes write into one folder.
 * A lock whose process is dead is taken over.
 * @param folder path of the data folder; made when it is missing
 * @returns the function that gives the folder back; calling it twice does no harm
 * @throws StartFailure when a living process holds the folder
 * Source: docs/behaviour/reference-store.md §1.3
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lockPath = join(folder, LOCK_NAME);
  if (heldFolders.has(lockPath)) throw new StartFailure(START_FAILURES.lockedFolder(folder, process.pid));
  if (!tryCreate(lockPath)) takeOver(folder, lockPath);
  heldFolders.add(lockPath);
  return () => {
    if (heldFolders.delete(lockPath)) rmSync(lockPath, { force: true });
  };
}

function takeOver(folder: string, lockPath: string): void {
  const guardPath = join(folder, GUARD_NAME);
  if (isOlderThan(guardPath, STALE_GUARD_MS)) rmSync(guardPath, { force: true });
  if (!tryCreate(guardPath))
    throw new StartFailure(START_FAILURES.lockedFolder(folder, readHolder(guardPath).pid));
  try {
    // Read again inside the guard: a rival may have taken the stale lock over in the meantime.
    const { pid, startedAt } = readHolder(lockPath);
    if (pid !== undefined && isAlive(pid, startedAt)) {
      throw new StartFailure(START_FAILURES.lockedFolder(folder, pid));
    }
    rmSync(lockPath, { force: true });
    if (!tryCreate(lockPath))
      throw new StartFailure(START_FAILURES.lockedFolder(folder, readHolder(lockPath).pid));
  } finally {
    rmSync(guardPath, { force: true });
  }
}

// Written aside and then linked: a rival sees the whole file or none.
function tryCreate(path: string): boolean {
  const draftPath = `${path}.${randomUUID()}`;
  writeFileSync(draftPath, `${process.pid} ${startOf(process.pid) ?? ''}\n`);
  try {
    linkSync(draftPath, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draftPath, { force: true });
  }
}

/** A process that holds a lock; `startedAt` is in the system's own ticks. */
interface Holder {
  readonly pid: number | undefined;
  readonly startedAt: string | undefined;
}

function readHolder(path: string): Holder {
  const [, pid, startedAt] = /^([1-9]\d{0,14}) ?(\d*)\s*$/.exec(readText(path) ?? '') ?? [];
  return { pid: pid === undefined ? undefined : Number(pid), startedAt: startedAt || undefined };
}

/** A number that was given to another process since then holds nothing. */
function isAlive(pid: number, startedAt: string | undefined): boolean {
  if (pid === process.pid) return false;
  const start = startOf(pid);
  if (startedAt !== undefined && start !== undefined && startedAt !== start) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * When a process started: on Linux the 22nd field of its line, counted behind the name, which may hold anything;
 * elsewhere unknown.
 */
function startOf(pid: number): string | undefined {
  const line = readText(`/proc/${pid}/stat`);
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[FIELDS_TO_START];
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function isOlderThan(path: string, ageMs: number): boolean {
  try {
    return Date.now() - statSync(path).mtimeMs > ageMs;
  } catch {
    return false;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

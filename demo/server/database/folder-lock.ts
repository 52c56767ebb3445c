import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { StartFailure } from '../start-failure.ts';
import { START_FAILURES } from '../strings.ts';

const LOCK_NAME = 'lock';
const GUARD_NAME = 'lock.takeover';
/** A take-over lasts microseconds; a guard this old belongs to a process that died inside one. */
const STALE_GUARD_MS = 5_000;

// A recycled pid may be our own (pid 1 in a container): only this set knows what *this* process holds.
const heldFolders = new Set<string>();

/**
 * Takes the data folder for this process, because PGlite itself lets two processes write into one folder.
 * A lock whose process is dead is taken over.
 * @param folder path of the data folder; made when it is missing
 * @returns the function that gives the folder back; calling it twice does no harm
 * @throws StartFailure when a living process holds the folder
 * Source: design §7
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
  if (!tryCreate(guardPath)) throw new StartFailure(START_FAILURES.lockedFolder(folder, readPid(guardPath)));
  try {
    // Read again inside the guard: a rival may have taken the stale lock over in the meantime.
    const pid = readPid(lockPath);
    if (pid !== undefined && isAlive(pid)) throw new StartFailure(START_FAILURES.lockedFolder(folder, pid));
    rmSync(lockPath, { force: true });
    if (!tryCreate(lockPath)) throw new StartFailure(START_FAILURES.lockedFolder(folder, readPid(lockPath)));
  } finally {
    rmSync(guardPath, { force: true });
  }
}

function tryCreate(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function readPid(path: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
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

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are made once, and again after they were deleted. */
export interface FileCache {
  /**
   * Reads a file.
   * @param name its name, which contains everything that it depends on
   * @param make makes its content; called once for concurrent readers
   * @throws whatever `make` throws
   */
  readonly get: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;
}

/** Options of a file cache. */
export interface FileCacheParts {
  readonly folder: string;
  /** Maximum size of all files, in bytes; beyond it the oldest are deleted. */
  readonly maxBytes: number;
  /** Called with errors of storing files; they are made nevertheless. */
  readonly report: (error: unknown) => void;
}

/**
 * Opens a cache folder. Several processes may share it.
 * @param parts its path and its maximum size
 */
export function openFileCache({ folder, maxBytes, report }: FileCacheParts): FileCache {
  const pending = new Map<string, Promise<Buffer>>();

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await readFile(join(folder, name)).catch(() => null);
    // A crash may have left the name of a file without its content.
    if (kept && kept.length > 0) return kept;
    const content = await make();
    await keep(name, content).catch(report);
    return content;
  }

  /** Atomic: no reader sees half a file. */
  async function keep(name: string, content: Buffer): Promise<void> {
    const draft = join(folder, `.${randomUUID()}`);
    await mkdir(folder, { recursive: true });
    await writeFile(draft, content, { flush: true });
    await rename(draft, join(folder, name));
    await prune();
  }

  async function prune(): Promise<void> {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = join(folder, name);
        // Another process may have deleted it.
        const facts = await stat(file).catch(() => null);
        return { file, bytes: facts?.size ?? 0, keptMs: facts?.mtimeMs ?? 0 };
      }),
    );
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { file, bytes } of files.toSorted((one, other) => one.keptMs - other.keptMs)) {
      if (total <= maxBytes) return;
      await rm(file, { force: true });
      total -= bytes;
    }
  }

  return {
    get(name, make) {
      const running = pending.get(name);
      if (running) return running;
      const content = readOrMake(name, make).finally(() => pending.delete(name));
      pending.set(name, content);
      return content;
    },
  };
}

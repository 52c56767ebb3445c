import path from 'node:path';
import { build } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The engine as one module, as a page loads it: the loader of TypeScript makes closures several times as slow. */
export const ENGINE_FILE = path.join(import.meta.dirname, 'engine.built.mjs');

/** The script that times one contestant. */
export const TIMER_FILE = path.join(import.meta.dirname, 'time-one.built.mjs');

/** Bundles the engine's sources, and the script without the packages that it imports. */
export async function buildEngine(): Promise<void> {
  const options = { bundle: true, format: 'esm', target: 'es2022', logLevel: 'error' } as const;
  await build({
    ...options,
    entryPoints: [path.join(ROOT, 'engine/template/index.ts')],
    outfile: ENGINE_FILE,
    platform: 'neutral',
  });
  await build({
    ...options,
    entryPoints: [path.join(import.meta.dirname, 'time-one.ts')],
    outfile: TIMER_FILE,
    platform: 'node',
    packages: 'external',
  });
}

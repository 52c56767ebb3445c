import path from 'node:path';
import { build } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The engine as one module, as a page loads it: the loader of TypeScript makes closures several times as slow. */
export const ENGINE_FILE = path.join(ROOT, 'node_modules/.cache/bench-template/engine.mjs');

/** Bundles the engine's sources. */
export async function buildEngine(): Promise<void> {
  await build({
    entryPoints: [path.join(ROOT, 'engine/template/index.ts')],
    outfile: ENGINE_FILE,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    logLevel: 'error',
  });
}

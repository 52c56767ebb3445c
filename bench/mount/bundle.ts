import { existsSync } from 'node:fs';
import path from 'node:path';
import { bundleModules } from '../shared/bundle-modules.ts';
import type { ContestantName } from './contestants.ts';

const FOLDER = path.resolve(import.meta.dirname, 'contestants');
const SHOELACE_THEME = path.resolve(
  import.meta.dirname,
  '../../node_modules/@shoelace-style/shoelace/dist/themes/light.css',
);

/**
 * Bundles the contestants as a shop would: for production, minified, each in its own folder.
 * @param names of the contestants
 * @returns URL path → text
 */
export async function bundle(names: readonly ContestantName[]): Promise<ReadonlyMap<string, string>> {
  const bundles = await Promise.all(names.map(bundleOne));
  return new Map(bundles.flatMap((files) => [...files]));
}

function bundleOne(name: ContestantName): Promise<ReadonlyMap<string, string>> {
  const typescript = path.join(FOLDER, `${name}.ts`);
  const entryPoints = {
    main: existsSync(typescript) ? typescript : `${typescript}x`,
    ...(name === 'shoelace' && { theme: SHOELACE_THEME }),
  };
  return bundleModules(entryPoints, `/${name}`);
}

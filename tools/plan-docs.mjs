/** Reads the plan of modules and bundles for the documents. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUNDLES, MODULES, NEAREST } from '../modules.mjs';
import { folderOf, TAG_TABLE } from './build-entries.mjs';
import { bundlesBefore, PLANNED_FOLDERS } from './bundle-of.mjs';
import { ROOT } from './run.mjs';

const LAYER = /^ {2}\/\/ (.+)$/;
const MODULE = /^ {2}'(.+?)': \{ bundle:/;

/**
 * Lists the layers of modules, lower ones first: a comment in the plan begins one.
 * @returns {{ title: string, modules: string[] }[]} the layers
 * @throws {Error} when a module of the plan is in none
 */
export function moduleLayers() {
  const [, plan] = readFileSync(path.join(ROOT, 'modules.mjs'), 'utf8').split('export const MODULES = {\n');
  const layers = [];
  for (const line of plan.slice(0, plan.indexOf('\n};')).split('\n')) {
    const [, title] = LAYER.exec(line) ?? [];
    if (title) layers.push({ title, modules: [] });
    const [, module] = MODULE.exec(line) ?? [];
    if (module) layers.at(-1)?.modules.push(module);
  }
  const listed = layers.flatMap(({ modules }) => modules);
  const lost = Object.keys(MODULES).filter((module) => !listed.includes(module));
  if (lost.length > 0) throw new Error(`modules.mjs: no comment above ${lost.join(', ')} names a layer`);
  return layers;
}

/**
 * Lists the bundles of the plan, and those of tags that hold modules.
 * @returns {{ name: string, before: string[], modules: string[], tags: string[] }[]} each with the bundles that load before,
 *   the folders of its modules, and the folders of its tags
 */
export function plannedBundles() {
  const names = new Set([...Object.keys(BUNDLES), ...PLANNED_FOLDERS.map(([, bundle]) => bundle)]);
  names.delete(NEAREST);
  return [...names].map((name) => ({
    name,
    before: bundlesBefore(name),
    modules: PLANNED_FOLDERS.filter(([, bundle]) => bundle === name).map(([folder]) => folder),
    tags: TAG_TABLE.filter(({ tag, file }) => (file ?? tag) === name).map(({ tag }) => folderOf(tag)),
  }));
}

/**
 * Lists the modules that load with the nearest bundle.
 * @returns {string[]} the modules
 */
export function nearestModules() {
  return Object.keys(MODULES).filter((module) => MODULES[module].bundle === NEAREST);
}

/**
 * Draws the order of the bundles.
 * @returns {string} a flowchart for mermaid
 */
export function bundleDiagram() {
  const followers = new Map();
  for (const { name, before } of plannedBundles()) {
    const from = before.join(' & ');
    if (from) followers.set(from, [...(followers.get(from) ?? []), name]);
  }
  const arrows = [...followers].map(([from, names]) => `  ${from} --> ${names.join(' & ')}`);
  return ['```mermaid', 'flowchart LR', ...arrows, '```'].join('\n');
}

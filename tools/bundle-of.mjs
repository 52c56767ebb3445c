/** Finds the bundle of a file in the build for pages, by the plan in modules.mjs. */
import path from 'node:path';
import { BUNDLES, MODULES, NEAREST, PACKAGES, PARTS } from '../modules.mjs';
import { folderOf, TAG_TABLE } from './build-entries.mjs';
import { ROOT } from './run.mjs';

/** Folder of a tag → its bundle. */
const TAG_BUNDLES = new Map(TAG_TABLE.map(({ tag, file }) => [folderOf(tag), file ?? tag]));
/** The file that opens the bundle of a tag's React view. */
const VIEW = 'view.tsx';
/** Folder of a module, or of a part that loads apart → its bundle. */
export const PLANNED_FOLDERS = [
  ...Object.entries(MODULES).map(([folder, { bundle }]) => [folder, bundle]),
  ...Object.entries(PARTS),
];
// Innermost first: a folder of a module may be a module of its own.
const INNERMOST_FIRST = PLANNED_FOLDERS.toSorted(([one], [other]) => other.length - one.length);

/**
 * Names the bundles that a bundle follows.
 * @param {string} bundle a bundle
 * @returns {string[]} those of the plan; a tag's own bundle follows the network bundle, its view also React
 */
export function bundlesBefore(bundle) {
  const tag = bundle.replace(/-view$/, '');
  return BUNDLES[bundle] ?? (tag === bundle ? ['network'] : ['react', tag]);
}

/**
 * Names the bundles that a page has loaded when it loads one.
 * @param {string} bundle a bundle
 * @returns {string[]} it, and those that load before it
 */
export function loadedWith(bundle) {
  return [...new Set([bundle, ...bundlesBefore(bundle).flatMap(loadedWith)])];
}

/**
 * Finds the latest bundle that has loaded with every one of some bundles.
 * @param {string[]} bundles the bundles, at least one
 * @returns {string} the bundle
 */
function nearestBundle(bundles) {
  const [first, ...others] = bundles.map(loadedWith);
  const common = first.filter((bundle) => others.every((loaded) => loaded.includes(bundle)));
  return common.find((one) => !common.some((other) => other !== one && loadedWith(other).includes(one)));
}

/**
 * Creates a function that finds the bundle of a file.
 * @param {(id: string) => import('rollup').ModuleInfo | null} getModuleInfo reads a file of the build
 * @param {string[]} ids the absolute paths of all files of the build
 * @returns {(id: string) => string} path → bundle
 */
export function bundleFinder(getModuleInfo, ids) {
  const users = usersOf(getModuleInfo, ids);
  const found = new Map(ids.filter((id) => getModuleInfo(id)?.isEntry).map((id) => [id, 'entry']));
  refuseLaterImports();
  return bundleOf;

  function bundleOf(id) {
    if (!found.has(id)) found.set(id, plannedBundle(id) ?? nearest(id));
    return found.get(id);
  }

  function refuseLaterImports() {
    for (const [used, importers] of users) {
      for (const user of importers) {
        const [one, other] = [user, used].map(bundleOf);
        if (!one || !other || loadedWith(one).includes(other)) continue;
        const [from, to] = [user, used].map((id) => path.relative(ROOT, id));
        throw new Error(`${from} (${one}) imports ${to} (${other}), which loads later.`);
      }
    }
  }

  function nearest(id) {
    // Files of a package may import each other in a circle.
    found.set(id, undefined);
    const { importers, dynamicImporters } = getModuleInfo(id);
    // Packages also use each other without names.
    const usedBy = users.get(id) ?? (id.includes('/node_modules/') ? importers : []);
    const bundles = usedBy.map(bundleOf).filter(Boolean);
    if (bundles.length > 0) return nearestBundle(bundles);
    // A bundle begins with it, or nothing needs it.
    return dynamicImporters.length > 0 ? path.parse(id).name : undefined;
  }
}

function plannedBundle(id) {
  const packaged = Object.keys(PACKAGES).find((part) => id.includes(`/node_modules/${part}`));
  if (packaged) return PACKAGES[packaged];
  const file = path.relative(ROOT, id);
  const [folder, name] = [path.dirname(file), path.basename(file)];
  if (name === VIEW && TAG_BUNDLES.has(folder)) return `${path.basename(folder)}-view`;
  if (name === 'define.ts') return TAG_BUNDLES.get(folder);
  const [, bundle] = INNERMOST_FIRST.find(([each]) => file.startsWith(`${each}/`)) ?? [];
  return bundle === NEAREST ? undefined : bundle;
}

/** File → the files that use something of it. A re-export is a use only in a file with which a bundle begins. */
function usersOf(getModuleInfo, ids) {
  const users = new Map();
  for (const id of ids) {
    const info = getModuleInfo(id);
    if (!info?.isIncluded) continue;
    for (const used of usesOf(info, getModuleInfo)) users.set(used, [...(users.get(used) ?? []), id]);
  }
  return users;
}

function usesOf(info, getModuleInfo) {
  const resolved = resolutionsOf(info);
  const isFirst = info.isEntry || info.dynamicImporters.length > 0;
  const imports = info.ast.body.filter(
    ({ type, source }) =>
      type === 'ImportDeclaration' || (isFirst && type === 'ExportNamedDeclaration' && source),
  );
  return new Set(
    imports.flatMap(({ source, specifiers }) => {
      const file = resolved.get(source.value);
      const names = specifiers.map(({ imported, local }) => (imported ?? local).name);
      if (
        specifiers.some(
          ({ type }) => type === 'ImportNamespaceSpecifier' || type === 'ImportDefaultSpecifier',
        )
      )
        return [file];
      // Without names, only the side effects are used.
      if (specifiers.length === 0) return getModuleInfo(file)?.isIncluded ? [file] : [];
      return names.map((name) => definitionOf(file, name, getModuleInfo));
    }),
  );
}

/** Finds the file that defines an export, through the files that re-export it. */
function definitionOf(id, name, getModuleInfo) {
  const info = getModuleInfo(id);
  const reExported = info?.ast?.body.map((node) => reExportOf(node, name, info, getModuleInfo)).find(Boolean);
  return reExported ? definitionOf(...reExported, getModuleInfo) : id;
}

/** The file and the name of which a statement re-exports something under a name. */
function reExportOf({ type, source, specifiers }, name, info, getModuleInfo) {
  const file = source && resolutionsOf(info).get(source.value);
  if (type === 'ExportNamedDeclaration' && source) {
    const specifier = specifiers.find(({ exported }) => exported.name === name);
    return specifier && [file, specifier.local.name];
  }
  const isNamed = type === 'ExportAllDeclaration' && getModuleInfo(file)?.exports?.includes(name);
  return isNamed ? [file, name] : undefined;
}

/** Specifier → path; Rollup lists the paths in the order in which the specifiers first appear. */
function resolutionsOf({ ast, importedIds }) {
  const specifiers = ast.body.flatMap(({ source }) => (source ? [source.value] : []));
  return new Map([...new Set(specifiers)].map((specifier, index) => [specifier, importedIds[index]]));
}

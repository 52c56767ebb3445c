/** dependency-cruiser's rules for the modules and bundles of modules.mjs. */
import { MODULES, NEAREST, PARTS } from '../modules.mjs';
import { folderOf, TAG_TABLE } from './build-entries.mjs';
import { loadedWith, PLANNED_FOLDERS } from './bundle-of.mjs';

export const names = Object.keys(MODULES);
// Bundles load by dynamic imports, and types cost nothing.
export const DYNAMIC = 'dynamic-import';
const LOADED_WITH_THE_IMPORTER = { dependencyTypesNot: [DYNAMIC, 'type-only'] };

/** Matches the files of a module, but not those of a module inside it. */
function filesOf(module) {
  const inner = names
    .filter((name) => name.startsWith(`${module}/`))
    .map((name) => name.slice(module.length + 1));
  return inner.length > 0 ? `${module}/(?!(${inner.join('|')})/)` : `${module}/`;
}

/**
 * Matches the files of some modules.
 * @param {string[]} modules the modules
 * @returns {string} a pattern of paths
 */
export const anyOf = (modules) => `^(${modules.map(filesOf).join('|')})`;
export const innerModules = names.filter((name) => name.split('/').length > 2).map((name) => `^${name}/`);
const tags = TAG_TABLE.map(({ tag }) => folderOf(tag));
export const anyTag = `^(${tags.join('|')})/`;

export const moduleRules = names.map((module) => {
  const allowed = [module, ...MODULES[module].imports.split(' ')];
  // Outside core/ and engine/ the table leaves them out.
  const isListed = (name) => /^(core|engine)\//.test(module) || !/^(core|engine)\//.test(name);
  return {
    name: `imports-of-${module}`,
    severity: 'error',
    comment: `${module} may import only what its row in modules.mjs names`,
    from: { path: `^${filesOf(module)}` },
    to: {
      path: anyOf(names.filter((name) => isListed(name) && !allowed.includes(name))),
      dependencyTypesNot: [DYNAMIC],
    },
  };
});

export const entryRules = names.map((module) => ({
  name: `entry-of-${module}`,
  severity: 'error',
  comment: `others import ${module}/index.ts only; a dynamic import may load any file`,
  from: { path: '^(core|engine|elements|owner|entries|demo)/', pathNot: `^${filesOf(module)}` },
  to: {
    path: `^${filesOf(module)}`,
    pathNot: `^${module}/index\\.ts$`,
    dependencyTypesNot: [DYNAMIC],
  },
}));

/** Pattern of files → their bundle. Files of NEAREST modules have none here; Rollup places them. */
const FILES_OF_BUNDLES = [
  ...PLANNED_FOLDERS.filter(([, bundle]) => bundle !== NEAREST).map(([folder, bundle]) => [
    filesOf(folder),
    bundle,
  ]),
  ...TAG_TABLE.map(({ tag, file }) => [`${folderOf(tag)}/[^/]+\\.ts$`, file ?? tag]),
];
const filesIn = (isChosen) =>
  `^(${FILES_OF_BUNDLES.filter(([, bundle]) => isChosen(bundle))
    .map(([files]) => files)
    .join('|')})`;
const partsBeyond = (bundle) => Object.keys(PARTS).filter((part) => PARTS[part] !== bundle);

export const bundleRules = [...new Set(FILES_OF_BUNDLES.map(([, bundle]) => bundle))].map((bundle) => ({
  name: `bundle-${bundle}`,
  severity: 'error',
  comment: `code of the bundle "${bundle}" imports only what has loaded with it, by the table BUNDLES of modules.mjs`,
  from: {
    path: filesIn((other) => other === bundle),
    pathNot: partsBeyond(bundle).map((part) => `^${part}/`),
  },
  to: {
    path: filesIn((other) => !loadedWith(bundle).includes(other)),
    ...LOADED_WITH_THE_IMPORTER,
  },
}));

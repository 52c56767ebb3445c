/** Resolves React's packages to Preact, for the second build and for tests of it. */
import path from 'node:path';
import { ROOT } from './run.mjs';

const FOLDER = path.join(ROOT, 'elements/host/preact');
const JSX_RUNTIME = path.join(ROOT, 'node_modules/preact/jsx-runtime/dist/jsxRuntime.module.js');

/** React's specifier → the file that stands in for it. */
const PREACT_FILES = {
  react: path.join(FOLDER, 'react.ts'),
  'react-dom': path.join(FOLDER, 'react-dom.ts'),
  'react-dom/client': path.join(FOLDER, 'react-dom-client.ts'),
  'react/jsx-runtime': JSX_RUNTIME,
  'react/jsx-dev-runtime': JSX_RUNTIME,
};

/**
 * Finds the file that stands in for one of React's packages.
 * @param {string} specifier what is imported
 * @param {string} [importer] the path of the file that imports it
 * @returns {string | undefined} an absolute path; undefined for any other import
 */
export function preactFileFor(specifier, importer) {
  // The entry bundle has the JSX runtime without Preact.
  if (specifier === 'preact' && importer === JSX_RUNTIME) return path.join(FOLDER, 'jsx-options.ts');
  return Object.hasOwn(PREACT_FILES, specifier) ? PREACT_FILES[specifier] : undefined;
}

/**
 * A Rollup plugin that builds with Preact.
 * @returns {import('rollup').Plugin} the plugin
 */
export function withPreact() {
  return {
    name: 'with-preact',
    resolveId: (source, importer) => preactFileFor(source, importer),
  };
}

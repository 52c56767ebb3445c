import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { launchersFor } from './tools/browsers.mjs';
import { globSync } from 'tinyglobby';
import { browserFiles, filesWithPreact } from './tools/browser-files.mjs';
import { bundledTests, environment } from './tools/wtr-bundle.mjs';
import { prebundle } from './tools/wtr-prebundle.mjs';
import { reportNodes } from './tools/wtr-failures.mjs';
import { browserProtocol, caseFiles } from './tools/wtr-plugins.mjs';
import { serverHtml } from './tools/wtr-server-html.mjs';
import { WITH_PREACT, wtrResults } from './tools/wtr-results.mjs';

// RENDERER=preact for tests of the build with Preact
const hasPreact = process.env.RENDERER === 'preact';
const isSample = !process.env.WHOLE_RUN && !process.argv.includes('--files');
const files = hasPreact ? filesWithPreact(!isSample) : browserFiles();

// Modules that tests import into pages of their own, by URL.
const MODULES = globSync([
  'elements/*.ts',
  '{elements,owner}/*/define.ts',
  'core/{errors,storefront}/index.ts',
]);

// It imports modules by addresses that it makes up.
const NOT_BUNDLED = 'test/contract/cloning-and-redefinition.test.ts';

/** @typedef {import('./tools/wtr-prebundle.mjs').PackageKind} PackageKind */

/** @type {Record<string, PackageKind>} */
const react = {
  react: 'commonjs',
  'react-dom': 'commonjs',
  'react-dom/client': 'commonjs',
  'react-dom/server': 'commonjs',
};

/** @type {Record<string, PackageKind>} */
const preact = {
  react: 'esm with default',
  'react-dom': 'esm',
  'react-dom/client': 'esm',
  'react/jsx-dev-runtime': 'esm',
  'react/jsx-runtime': 'esm',
};

/** @type {Record<string, PackageKind>} */
const packages = {
  '@guidepup/virtual-screen-reader': 'esm',
  '@lit/reactive-element': 'esm',
  '@nanostores/react': 'esm',
  '@open-wc/testing': 'esm',
  '@r2wc/react-to-web-component': 'esm with default',
  '@use-gesture/vanilla': 'esm',
  'axe-core': 'commonjs',
  'dom-accessibility-api': 'esm',
  'fast-check': 'esm with default',
  nanostores: 'esm',
  ofetch: 'esm',
  ...react,
  'react/jsx-dev-runtime': 'commonjs',
  'react/jsx-runtime': 'commonjs',
  vue: 'esm',
  ...(hasPreact ? preact : {}),
};

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  files,
  nodeResolve: { exportConditions: ['production', 'browser'], extensions: ['.mjs', '.js', '.ts', '.tsx'] },
  // BROWSERS=chromium,firefox,webkit for more than one
  browsers: launchersFor(process.env.BROWSERS ?? 'chromium'),
  plugins: [
    prebundle(packages, { hasPreact }),
    // a page's own copy of React, beside ours
    prebundle(react, { prefix: 'foreign:' }),
    bundledTests(
      [...files.filter((file) => !file.endsWith(NOT_BUNDLED)), ...MODULES],
      ['test/support/exceptions/skip-exceptions.ts'],
    ),
    browserProtocol(),
    caseFiles(),
    serverHtml(),
    reportNodes(),
    esbuildPlugin({
      ts: true,
      tsx: true,
      // The bundled packages suit our browsers; another target would transform all of them again.
      target: 'esnext',
      define: environment,
      tsconfig: new URL('./tsconfig.json', import.meta.url).pathname,
    }),
  ],
  // Two runs that start at the same moment would both find the runner's usual port free. Below the ports that systems give away.
  port: 12_000 + (process.pid % 20_000),
  // Only stops a hanging test.
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 600_000,
  testFramework: { config: { timeout: 60_000 } },
  reporters: [defaultReporter(), wtrResults(hasPreact ? WITH_PREACT : '')],
};

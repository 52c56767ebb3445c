import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { launchersFor } from './tools/browsers.mjs';
import { BROWSER_SUITES, testFilesOf } from './tools/steps.mjs';
import { prebundle } from './tools/wtr-prebundle.mjs';
import { pagesOf } from './tools/wtr-pages.mjs';
import { browserProtocol, caseFiles } from './tools/wtr-plugins.mjs';
import { wtrResults } from './tools/wtr-results.mjs';

// As many as keep two cores busy to the end.
const CORE_PAGES = 4;

/** @type {Record<string, import('./tools/wtr-prebundle.mjs').PackageKind>} */
const packages = {
  '@guidepup/virtual-screen-reader': 'esm',
  '@lit/reactive-element': 'esm',
  '@nanostores/react': 'esm',
  '@open-wc/testing': 'esm',
  '@r2wc/react-to-web-component': 'esm with default',
  'axe-core': 'commonjs',
  'dom-accessibility-api': 'esm',
  'fast-check': 'esm with default',
  nanostores: 'esm',
  ofetch: 'esm',
  react: 'commonjs',
  'react-dom': 'commonjs',
  'react-dom/client': 'commonjs',
  'react/jsx-dev-runtime': 'commonjs',
  'react/jsx-runtime': 'commonjs',
  vue: 'esm',
};

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  files: BROWSER_SUITES.flatMap((suite) => {
    const files = testFilesOf(suite);
    return suite === 'core' ? pagesOf(suite, files, CORE_PAGES) : files;
  }),
  nodeResolve: { exportConditions: ['production', 'browser'], extensions: ['.mjs', '.js', '.ts', '.tsx'] },
  // BROWSERS=chromium,firefox,webkit for more than one
  browsers: launchersFor(process.env.BROWSERS ?? 'chromium'),
  plugins: [
    prebundle(packages),
    // a page's own copy of React, beside ours
    prebundle({ react: 'commonjs', 'react-dom': 'commonjs', 'react-dom/client': 'commonjs' }, 'foreign:'),
    browserProtocol(),
    caseFiles(),
    esbuildPlugin({
      ts: true,
      tsx: true,
      target: 'es2022',
      tsconfig: new URL('./tsconfig.json', import.meta.url).pathname,
    }),
  ],
  // Against what hangs, not against a slow machine.
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 600_000,
  testFramework: { config: { timeout: 60_000 } },
  reporters: [defaultReporter(), wtrResults()],
};

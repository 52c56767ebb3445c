/** `npm start [-- --reset]`: from a fresh clone to a store in the browser. Only built-in modules up here. */
import { pathToFileURL } from 'node:url';
import { demandNode, installWhatIsMissing } from './prepare.mjs';

demandNode();
if (!installWhatIsMissing()) process.exit(1);
const { buildWhenStale } = await import('./build.mjs');
if (!(await buildWhenStale())) process.exit(1);
const { bundle } = await import('./bundle.mjs');
const program = await bundle('demo/server/main.ts');
process.setSourceMapsEnabled(true);
// In this process, so that signals and the exit code are the store's own. The store reads the arguments.
await import(pathToFileURL(program).href);

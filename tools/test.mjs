/** `npm test [-- --all-browsers]`: every check and every test. Only built-in modules up here. */
import { demandNode } from './node-version.mjs';

demandNode();
const { testEverything } = await import('./test-everything.mjs');
process.exitCode = await testEverything(process.argv.slice(2));

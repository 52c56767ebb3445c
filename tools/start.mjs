/** `npm start [-- --reset]`: from a fresh clone to a store in the browser. Only built-in modules up here. */
import { demandNode } from './node-version.mjs';

demandNode();
const { startStore } = await import('./start-store.mjs');
process.exitCode = await startStore(process.argv.slice(2));

/** `npm start [-- --reset]`: from a fresh clone to a store in the browser. Only built-in modules up here. */
import { demandNode, installWhatIsMissing } from './prepare.mjs';

demandNode();
if (!installWhatIsMissing()) process.exit(1);
const { buildWhenStale } = await import('./build.mjs');
if (!(await buildWhenStale())) process.exit(1);
const { register } = await import('tsx/esm/api');
register();
// In this process, so that signals and the exit code are the store's own. It reads the arguments by itself.
await import(new URL('../demo/server/main.ts', import.meta.url).href);

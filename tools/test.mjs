/** `npm test [-- --all-browsers]`: every check and every test. Only built-in modules up here. */
import { demandNode, installWhatIsMissing } from './prepare.mjs';

demandNode();
if (installWhatIsMissing()) {
  const { testEverything } = await import('./steps.mjs');
  process.exitCode = await testEverything(process.argv.slice(2));
} else {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

/** `npm test`, `npm run test:all`: checks and tests. Only built-in modules up here. */
import { demandNode, installWhatIsMissing } from './prepare.mjs';

demandNode();
if (installWhatIsMissing()) {
  const { runTests } = await import('./run-tests.mjs');
  process.exitCode = await runTests(process.argv.slice(2));
} else {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

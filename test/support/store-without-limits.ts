/** The store as a process, for tests that send requests faster than any visitor. Takes PORT, DATA_DIR and DATABASE_URL. */
import { startServer } from '../../demo/server/index.ts';
import { readSettings } from '../../demo/server/read-settings.ts';
import { NO_LIMITS, PATIENT_DATABASE } from './no-limits.ts';

const store = await startServer({
  ...readSettings(process.argv.slice(2), process.env),
  rateLimits: NO_LIMITS,
  databaseLimits: PATIENT_DATABASE,
});
process.stdout.write(`ready ${store.url}\n`);
process.once('SIGTERM', () => void store.close());

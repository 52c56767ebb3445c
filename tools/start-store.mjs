/** What `npm start` does once Node is new enough. Its own words go to stderr: stdout is the store's. */
import { buildWhenStale } from './build.mjs';
import { installWhatIsMissing } from './install.mjs';
import { ROOT, run } from './run.mjs';

const MAX_PORT = 65_535;

/**
 * Installs what is missing, builds what is stale, runs the reference store until it ends.
 * @param {string[]} args passed through to the store
 * @returns {Promise<number>} the exit code, 0–255
 */
export async function startStore(args) {
  const complaint = complaintAboutPort(process.env.PORT);
  if (complaint) {
    console.error(complaint);
    return 1;
  }
  if (!(await installWhatIsMissing()) || !(await buildWhenStale())) return 1;
  const { code } = await run(process.execPath, ['--import', 'tsx', 'demo/server/main.ts', ...args], {
    cwd: ROOT,
    output: 'inherit',
  });
  return code;
}

/**
 * Looks at the PORT that was asked for: the store would say the same, but only after installing and building.
 * @param {string | undefined} port the text of the environment variable
 * @returns {string | undefined} a sentence when it is no port number
 */
export function complaintAboutPort(port) {
  if (!port || (/^\d+$/.test(port) && Number(port) <= MAX_PORT)) return undefined;
  return `PORT must be a whole number from 0 to ${MAX_PORT}, not "${port}".`;
}

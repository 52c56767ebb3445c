/** Writes the lock files of test/hosts: `npx tsx test/support/hosts/write-locks.ts`, after a build. */
import { HOSTS, lockHost } from './host-app.ts';

for (const host of HOSTS) await lockHost(host);

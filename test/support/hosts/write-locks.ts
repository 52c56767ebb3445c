/** Writes the lock files of test/hosts: `npx tsx test/support/hosts/write-locks.ts [name…]`, after a build. */
import { HOSTS, lockHost, type Locked, PROGRAMS } from './host-app.ts';

const named = process.argv.slice(2) as Locked[];
for (const host of named.length > 0 ? named : [...HOSTS, ...PROGRAMS]) await lockHost(host);

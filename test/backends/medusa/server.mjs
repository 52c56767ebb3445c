/** Starts Medusa on a migrated, seeded database, and prints `ready <address>`. */
import { once } from 'node:events';
import { createRequire } from 'node:module';

const { default: start } = createRequire(import.meta.url)('@medusajs/medusa/commands/start');

const { server } = await start({
  directory: import.meta.dirname,
  host: '127.0.0.1',
  port: Number(process.env.PORT),
});
if (!server.listening) await once(server, 'listening');
console.log(`ready http://127.0.0.1:${server.address().port}`);

// A Medusa server as `npx create-medusa-app` sets one up, but without the owner's pages; all but the database is in memory.
const { defineConfig } = require('@medusajs/framework/utils');

// Pages of this machine, on any port.
const { DATABASE_URL, STORE_CORS = String.raw`/^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/` } = process.env;

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: DATABASE_URL,
    http: {
      storeCors: STORE_CORS,
      adminCors: STORE_CORS,
      authCors: STORE_CORS,
      jwtSecret: 'only-for-tests',
      cookieSecret: 'only-for-tests',
    },
  },
  admin: { disable: true },
});

/** A Vendure server as `npx @vendure/create` sets one up, but in memory, without its dashboard, e-mail and file server. */
import { createHash } from 'node:crypto';
import core from '@vendure/core';

const { dummyPaymentHandler, mergeConfig } = core;
const { PORT, ADDITIONAL_FIELDS, IS_DIGITAL, CONFIG = '{}' } = process.env;

// Custom fields of a shop; a new Vendure has none.
const additionalFields = { name: 'additionalFields', type: 'text', public: true, nullable: true };
const isDigital = { name: 'isDigital', type: 'boolean', public: true, defaultValue: false };

// Every test of logins makes customers, and a hash of Vendure takes a quarter of a second.
const digest = (password) => createHash('sha256').update(password).digest('hex');
const passwordHashingStrategy = {
  hash: async (password) => digest(password),
  check: async (password, hash) => digest(password) === hash,
};

const defaults = {
  apiOptions: {
    hostname: '127.0.0.1',
    port: Number(PORT),
    shopApiPath: 'shop-api',
    adminApiPath: 'admin-api',
  },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    passwordHashingStrategy,
    superadminCredentials: { identifier: 'superadmin', password: 'superadmin' },
    cookieOptions: { secret: 'only-for-tests' },
  },
  // sql.js is SQLite in WebAssembly: nothing is compiled or written, and each start begins with an empty database.
  dbConnectionOptions: { type: 'sqljs', synchronize: true, logging: false, migrations: [] },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  customFields: {
    OrderLine: ADDITIONAL_FIELDS ? [additionalFields] : [],
    ProductVariant: IS_DIGITAL ? [isDigital] : [],
  },
  logger: new core.DefaultLogger({ level: core.LogLevel.Warn }),
  plugins: [core.DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true })],
};

/** With the settings of this start. */
export const config = mergeConfig(defaults, JSON.parse(CONFIG));

export { StartFailure } from './platform/shared/start-failure.ts';
export { startServer, type StoreServer } from './start-server.ts';
export type { StoreServerOptions } from './store-server-options.ts';
export { type DatabaseLimits } from './platform/database/open-database.ts';
export { DEFAULT_RATE_LIMITS, type RateLimits } from './platform/limits/rate-limiter.ts';

export { StartFailure } from './platform/shared/start-failure.ts';
export { startServer, type StoreServer, type StoreServerOptions } from './start-server.ts';
export { type DatabaseLimits } from './platform/database/open-database.ts';
export { DEFAULT_RATE_LIMITS, type RateLimits } from './platform/limits/rate-limiter.ts';

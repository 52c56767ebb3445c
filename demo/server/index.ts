export { StartFailure } from './shared/start-failure.ts';
export { startServer, type StoreServer, type StoreServerOptions } from './start-server.ts';
export { type DatabaseLimits } from './database/open-database.ts';
export { DEFAULT_RATE_LIMITS, type RateLimits } from './limits/rate-limiter.ts';

export { type AllowedOrigins, readAllowedOrigins } from './allowed-origins.ts';
export { bearerOf } from './bearer.ts';
export { knowOrigin } from './know-origin.ts';
export { isKnownSender, originKeyOf } from './own-site.ts';

export { vendureGateway } from './vendure-gateway.ts';
export type { VendureOptions } from './vendure-options.ts';

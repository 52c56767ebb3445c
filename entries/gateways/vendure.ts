export type { BackendOptions, TokenStore } from '../../core/gateway-kit/index.ts';
export { vendureGateway, type VendureOptions } from '../../core/vendure/index.ts';

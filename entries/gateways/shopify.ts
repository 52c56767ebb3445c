export type { BackendOptions, TokenStore } from '../../core/gateway-kit/index.ts';
export { shopifyGateway } from '../../core/shopify/index.ts';

export type { BackendOptions, TokenStore } from '../../core/gateway-kit/index.ts';
export { vendureGateway } from '../../core/vendure/index.ts';

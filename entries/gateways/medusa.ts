export type { BackendOptions, TokenStore } from '../../core/gateway-kit/index.ts';
export { medusaGateway } from '../../core/medusa/index.ts';

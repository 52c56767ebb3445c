export type { BackendOptions, TokenStore } from '../../core/gateway-kit/index.ts';
export { wooCommerceGateway } from '../../core/woocommerce/index.ts';

export { wooCommerceGateway } from './woocommerce-gateway.ts';

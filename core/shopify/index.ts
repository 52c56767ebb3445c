export { shopifyGateway } from './shopify-gateway.ts';

export { medusaGateway } from './medusa-gateway.ts';

export { vendureGateway } from './vendure-gateway.ts';

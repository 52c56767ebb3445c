export { diagnoseProduct } from './diagnose-product.ts';
export type { Finding } from './findings.ts';

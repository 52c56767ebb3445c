export { findTaxes, taxRateIn } from './taxes.ts';

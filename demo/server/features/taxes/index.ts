export { findTaxes, type Taxes, taxRateIn } from './taxes.ts';

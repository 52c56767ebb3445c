export { type TotalRow, totalRows, totalsText } from './total-rows.ts';
export { type Discount, type TaxRate, type Totals, totalsOf, type TotalsParts } from './totals-of.ts';

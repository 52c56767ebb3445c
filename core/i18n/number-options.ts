/** How a decimal is to be written. Source: template language §11.2. */
export interface DecimalOptions {
  readonly style?: string;
}

/** How an amount of money is to be written. Source: template language §11.2. */
export interface CurrencyOptions {
  readonly style?: string;
}

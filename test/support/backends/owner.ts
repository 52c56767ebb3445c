/** The owner of a shop, who changes it while visitors buy, or restores it after a test. */
export interface BackendOwner {
  /** Sets how many pieces visitors can buy. */
  readonly setStock: (sku: string, quantity: number) => Promise<void>;
  readonly setPriceCents: (sku: string, priceCents: number) => Promise<void>;
}

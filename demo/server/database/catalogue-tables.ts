/** A product without its variants; `details` is JSON text checked when the catalogue is loaded. */
export interface ProductsTable {
  id: string;
  slug: string;
  position: number;
  details: string;
}

/** A variant: one price, one stock-keeping unit; `details` is JSON text. */
export interface VariantsTable {
  sku: string;
  product_id: string;
  position: number;
  price_cents: number;
  sale_price_cents: number;
  on_sale: boolean;
  details: string;
}

/** The stock of a variant; the database itself refuses a quantity below zero. */
export interface StockTable {
  sku: string;
  unlimited: boolean;
  quantity: number;
}

/** The tables of what the store sells. */
export interface CatalogueTables {
  products: ProductsTable;
  variants: VariantsTable;
  stock: StockTable;
}

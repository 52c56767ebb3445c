import type { Generated } from 'kysely';

/** A product without its variants; `details` is JSON text checked when the catalogue is loaded. */
export interface ProductsTable {
  id: string;
  slug: string;
  position: number;
  details: string;
  collection_id: Generated<string>;
}

/** A product collection: a store of the site. */
export interface CollectionsTable {
  id: string;
  /** Counts up: the order in which they were created. */
  position: Generated<number>;
  navigation_title: string;
  title: string;
  /** The end of its URL; unique. */
  url_id: string;
  description: string;
  enabled: boolean;
}

/** A category of a collection; each collection has one of type ROOT at most. */
export interface CategoriesTable {
  id: string;
  collection_id: string;
  display_name: string;
  /** Empty for the root. */
  parent_category_id: string;
  type: string;
  page_rendering: string;
  display_index: number;
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

/** The tables of the catalogue. */
export interface CatalogueTables {
  products: ProductsTable;
  variants: VariantsTable;
  stock: StockTable;
  collections: CollectionsTable;
  categories: CategoriesTable;
}

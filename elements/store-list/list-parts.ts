import type { AddressQuery, ProductListGateway, ProductsById } from '../../core/product-list/index.ts';
import type { Report } from '../../core/shared/index.ts';
import type { PageLook } from './content.ts';

/** The dependencies of the model. */
export interface ListParts {
  readonly gateway: Required<ProductListGateway>;
  readonly products: ProductsById;
  readonly report: Report;
  readonly getPage: () => PageLook;
  readonly announce: (text: string) => void;
  /** Returns the address of the page with a query. */
  readonly addressOf: (query: AddressQuery) => string;
  /** The visitor has chosen another query. */
  readonly onQuery: (query: AddressQuery) => void;
}

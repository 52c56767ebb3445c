import type { JsonObject } from '../../core/json/index.ts';
import type { AddressQuery, ProductListGateway, ProductsById } from '../../core/product-list/index.ts';
import type { Report } from '../../core/shared/index.ts';
import type { PrintedCard } from './cards.ts';
import type { PageLook, PrintedForm } from './content.ts';

/** What only a server draws, for the time before the script. */
export interface PrintedParts {
  /** Returns what the tags of a card show. */
  readonly cardOf: (item: JsonObject) => PrintedCard;
  readonly form: PrintedForm;
}

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
  /** Only on servers. */
  readonly printed?: PrintedParts;
}

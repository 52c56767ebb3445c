import type { CommentData, ContentData, EventData, ProductData } from '../../../core/template/index.ts';
import type { FormOption } from '../domains/catalogue/product-options.ts';
import type { Gallery } from '../domains/galleries/gallery-item.ts';
import type { Merchandising } from './merchandising.ts';
import type { Pill } from './page-data.ts';

/** What each page's own part is printed with, in the engine's own terms. Source: docs/behaviour/template-language.md §12.5 */
export interface Pages {
  readonly home: { readonly items: readonly ProductData[] };
  readonly shop: { readonly items: readonly ProductData[] };
  readonly product: {
    readonly item: ProductData;
    readonly options: readonly FormOption[];
    readonly others: readonly ProductData[];
  };
  readonly 'classic-product': {
    readonly item: ProductData;
    readonly productMerchandisingContext: Readonly<Record<string, Merchandising>>;
  };
  readonly journal: { readonly items: readonly ContentData[] };
  readonly post: {
    readonly item: ContentData;
    readonly comments: readonly CommentData[];
    readonly others: readonly ContentData[];
  };
  readonly events: { readonly upcoming: readonly EventData[]; readonly past: readonly EventData[] };
  readonly event: { readonly item: EventData; readonly isPast: boolean };
  readonly galleries: { readonly items: readonly Gallery[] };
  readonly gallery: { readonly gallery: Gallery };
}

/** The name of a page that a template prints as a whole. */
export type PageName = keyof Pages;

/** Content that is markup already, with what the frame around it needs. */
export interface FramedContent {
  readonly page: {
    readonly title: string;
    readonly main: string;
    /** Style sheets that only some pages need: their text. */
    readonly styles: readonly string[];
    /** The entry of the navigation that the page stands for. */
    readonly place?: string | undefined;
  };
  /** Absent where the pill would be in the way. */
  readonly pill?: Pill | undefined;
}

const NAMES: Readonly<Record<PageName | 'framed', true>> = {
  home: true,
  shop: true,
  product: true,
  'classic-product': true,
  journal: true,
  post: true,
  events: true,
  event: true,
  galleries: true,
  gallery: true,
  framed: true,
};

/** The name of every template that the server asks for; the others are parts of these. */
export const TEMPLATE_NAMES = Object.keys(NAMES);

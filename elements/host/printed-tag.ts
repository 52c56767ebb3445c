import type { CSSResult } from '@lit/reactive-element';
import type { ProductModel } from '../../core/product/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import type { StoreAttribute, Taken } from './attributes.ts';

/** The properties of a tag: validated ones, and those that take JSON. */
type PrintedAttributes = Readonly<Record<string, StoreAttribute<Taken> | { readonly attribute: string }>>;

/** The values of a tag's properties. */
type PrintedValues<Attributes> = {
  readonly [Name in keyof Attributes]: Attributes[Name] extends { readonly fallback: infer Value }
    ? Attributes[Name] extends StoreAttribute<infer Wide extends Taken>
      ? Wide | Value
      : Value
    : unknown;
};

/** What a page on a server knows. */
export interface PrintedPage {
  /** A shop that has settings, perhaps a cart, and never calls its store. */
  readonly storefront: Storefront;
  /**
   * Opens a tag's product.
   * @param json its own document; undefined for that of the product around it
   * @param currency the currency of a document without one; empty for the page's
   */
  readonly productOf: (json: unknown, currency: string) => ProductModel;
  /** The store's answer to the tag's own request, as JSON; undefined where the server has not asked. */
  readonly answer: unknown;
  /** The page's URL without parameters; empty where the server has not named it. */
  readonly path: string;
  /** The parameters of the page's URL. */
  readonly parameters: URLSearchParams;
  /** HTML inside the tag. */
  readonly children: string;
  /**
   * Renders a tag inside the tag.
   * @param tag its name
   * @param product the product of the `store-product` around it
   * @returns its attributes and its content
   */
  readonly insideOf: (tag: string, product: ProductModel) => PrintedInside;
  /** Returns the product that a tag is about: that of its `item-id`, of the product around it, or of the page. */
  readonly itemIdOf: (itemId: string) => string | null;
}

/** A tag of ours inside another. */
export interface PrintedInside {
  /** Attribute → text. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly innerHTML: string;
}

/** How a server prints a tag, without DOM. */
export interface PrintedTag<Attributes extends PrintedAttributes = PrintedAttributes> {
  readonly attributes: Attributes;
  /** The sheets of its shadow root, or those that a tag without one gives the page. */
  readonly styles: readonly CSSResult[];
  /** Whether it has no shadow root. */
  readonly isLight?: true;
  /** Distinguishes the ids of its form from those of other forms of the page. */
  readonly idOf?: (values: PrintedValues<Attributes>) => string;
  /**
   * Writes CSS that only this tag needs, for the time before the script.
   * @param values the values of its properties
   * @param page what the server knows
   */
  readonly ownStyles?: (values: PrintedValues<Attributes>, page: PrintedPage) => string;
  /** Properties that its drawing replaces: they are printed only if it draws nothing. */
  readonly drawnProperties?: readonly string[];
  /**
   * Names attributes of the tag itself, unless the caller sets them.
   * @param values the values of its properties
   * @returns attribute → text
   */
  readonly hostAttributes?: (values: PrintedValues<Attributes>) => Readonly<Record<string, string>>;
  /**
   * Names hidden fields of its form, if the server has told where it is posted to.
   * @param values the values of its properties
   * @param page what the server knows
   * @returns name → value
   */
  readonly fields?: (
    values: PrintedValues<Attributes>,
    page: PrintedPage,
  ) => Readonly<Record<string, string>>;
  /**
   * Names what the tag would otherwise ask the store for.
   * @param values the values of its properties
   * @param page what the server knows
   * @returns JSON, which the tag reads with `printedAnswer`; null for nothing
   */
  readonly answer?: (values: PrintedValues<Attributes>, page: PrintedPage) => unknown;
  /**
   * Draws what the tag shows first.
   * @param values the values of its properties
   * @param page what the server knows
   * @returns JSX; null for the author's own content
   */
  readonly draw: (values: PrintedValues<Attributes>, page: PrintedPage) => unknown;
}

/**
 * Declares how a server prints a tag.
 * @param tag its attributes, sheets and drawing
 * @returns the same
 * Source: docs/behaviour/elements.md §10
 */
export function definePrintedTag<Attributes extends PrintedAttributes>(
  tag: PrintedTag<Attributes>,
): PrintedTag {
  return tag as unknown as PrintedTag;
}

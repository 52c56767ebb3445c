/**
 * The data of each page's own part, in the engine's own types. Each feature adds its own pages to this interface.
 * Source: docs/behaviour/template-language.md §12.5
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- its members are declared by features
export interface Pages {}

/** The name of a page within the frame that shows the visitor's cart. */
export type PageName = keyof Pages;

/** The data of standalone pages, which need no cart: it may be unknown. Each feature adds its own. */
export interface StandalonePages {
  readonly message: {
    readonly message: string;
    /** Settings of the page, as a JSON text. */
    readonly storeConfig: string;
    /** Posted entries to send again, because they could not be saved or have to be confirmed; undefined without any. */
    readonly kept?: {
      readonly action: string;
      readonly entries: readonly { readonly name: string; readonly value: string }[];
      readonly isConfirmation?: boolean;
    };
  };
  /** The sentence alone, if the frame cannot be printed. */
  readonly 'bare-message': { readonly message: string };
}

/** The name of a standalone page. */
export type StandalonePageName = keyof StandalonePages;

import { StoreEvent } from '../../core/shared/index.ts';

/** Details of the language that a visitor chose. */
export interface BeforeLocaleChangeDetail {
  /** A BCP 47 tag. */
  readonly language: string;
  /** The URL of the page in that language. */
  readonly url: string;
}

/** Before the visitor is taken to the page in another language; a page translated in place prevents it. Source: docs/behaviour/elements.md §5.1. */
export class StoreBeforeLocaleChangeEvent extends StoreEvent<BeforeLocaleChangeDetail> {
  declare readonly language: string;
  declare readonly url: string;

  constructor(detail: BeforeLocaleChangeDetail) {
    super('store-before-locale-change', detail, true);
  }
}

/** Details of a page's language change. */
export interface LocaleChangeDetail {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly previousLanguage: string;
}

/** After the page has loaded in another language, or changed its language in place. Source: docs/behaviour/elements.md §5.1. */
export class StoreLocaleChangeEvent extends StoreEvent<LocaleChangeDetail> {
  declare readonly language: string;
  declare readonly previousLanguage: string;

  constructor(detail: LocaleChangeDetail) {
    super('store-locale-change', detail, false);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'store-before-locale-change': StoreBeforeLocaleChangeEvent;
    'store-locale-change': StoreLocaleChangeEvent;
  }
}

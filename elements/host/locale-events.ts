import { StoreEvent } from '../../core/shared/index.ts';

/** What is said of a language that a visitor has chosen. */
export interface BeforeLocaleChangeDetail {
  /** A BCP 47 tag. */
  readonly language: string;
  /** The address that the page leads to. */
  readonly url: string;
}

/** Before a visitor is led to the page in another language; a page that is translated in place prevents it. Source: docs/behaviour/elements.md §5.1. */
export class StoreBeforeLocaleChangeEvent extends StoreEvent<BeforeLocaleChangeDetail> {
  declare readonly language: string;
  declare readonly url: string;

  constructor(detail: BeforeLocaleChangeDetail) {
    super('store-before-locale-change', detail, true);
  }
}

/** What is said of a page whose language has changed. */
export interface LocaleChangeDetail {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly previousLanguage: string;
}

/** After the visitor's page has come in another language, or has changed its own. Source: docs/behaviour/elements.md §5.1. */
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

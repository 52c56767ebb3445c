import type { AddRequest, Cart, CartEntry } from '../../core/cart/index.ts';
import type { PreferencesDetail } from '../../owner/rules/index.ts';
import type { FormDetail, FormSubmitDetail } from './form-events.ts';

/** An event that `preventDefault()` cancels. */
export interface Cancelable<Detail extends object> {
  readonly detail: Detail;
  readonly isCancelable: true;
}

/** An event that nothing cancels. */
export interface Final<Detail extends object> {
  readonly detail: Detail;
  readonly isCancelable: false;
}

/** Details of a dialog's events. */
export interface DialogDetail {
  /** The kind of dialog: `form`, `quick-view`, `instalments`, `lightbox`, `confirm`, `popup`. */
  readonly name: string;
  /** Identifies one of several of its kind; empty for a single one. */
  readonly overlayId: string;
}

/** How a dialog has closed. */
export interface DialogCloseDetail extends DialogDetail {
  /** Whether the visitor completed the popup's action. */
  readonly isSubmitted: boolean;
}

/** Details of a form that the store has saved. */
export interface FormSubmittedDetail extends FormDetail {
  /** Whether the visitor signed up for a newsletter with it. */
  readonly isNewsletter: boolean;
}

/** Details of the form editor's events. */
export interface FormSaveDetail {
  readonly formId: string;
  /** The form as its owner has edited it. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Details of a gallery's change. */
export interface GalleryChangeDetail {
  /** Zero-based index of the picture that is shown. */
  readonly index: number;
  /** Number of pictures. */
  readonly count: number;
}

/** Details of the language that a visitor chose. */
export interface BeforeLocaleChangeDetail {
  /** A BCP 47 tag. */
  readonly language: string;
  /** The URL of the page in that language. */
  readonly url: string;
}

/** Details of a page's language change. */
export interface LocaleChangeDetail {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly previousLanguage: string;
}

/** Details of a change of the visitor's login. */
export interface MemberDetail {
  readonly isLoggedIn: boolean;
  /** Null without a login, or when the store has not sent it. */
  readonly siteUserId: string | null;
}

/** Details of an owner's save. */
export interface OwnerSavedDetail {
  /** The kind of saved object, such as `navigation`. */
  readonly subject: string;
  /** Its id in the store. */
  readonly id: string;
}

/** Details of a restock sign-up's events. */
export interface RestockDetail {
  readonly productId: string;
  readonly variantId: string;
  readonly email: string;
  readonly isJoinMailingList: boolean;
}

/** Details of a visit. */
export interface VisitDetail {
  readonly kind: 'lesson' | 'paywall';
  /** The item's id. */
  readonly itemId: string;
}

/** Details of `store-error`. Source: docs/behaviour/elements.md §5.2. */
export interface StoreErrorDetail {
  /** The kind of refusal, or the name of the rule that was broken. */
  readonly code: string;
  /** The field that the visitor should correct, if any. */
  readonly field: string | null;
  readonly title: string;
  readonly message: string;
}

/**
 * Every event: its detail, and whether `preventDefault()` cancels it. `npm run generate` writes the classes in
 * event-classes.ts from it, `npm run generate:docs` the table of docs/events.md. Both use the first sentence of a row.
 * Source: docs/behaviour/elements.md §5.1
 */
export interface StoreEvents {
  /** Before a product is put into the cart. */
  'store-cart-add': Cancelable<AddRequest>;
  /** Before a line's quantity is changed. */
  'store-cart-update': Cancelable<{ readonly entry: CartEntry; readonly quantity: number }>;
  /** Before a line is removed. */
  'store-cart-remove': Cancelable<{ readonly entry: CartEntry }>;
  /** After the cart has changed. */
  'store-cart-change': Final<{
    readonly cart: Cart | null;
    readonly newlyAdded: CartEntry | null;
    readonly warnings: readonly string[];
  }>;
  /** Before the visitor goes to the checkout. */
  'store-before-checkout': Cancelable<{ readonly cart: Cart | null; readonly url: string }>;
  /** After another variant was chosen. */
  'store-variant-change': Final<{
    readonly choice: Readonly<Record<string, string>>;
    readonly sku: string | null;
  }>;
  /** After another quantity was typed. */
  'store-quantity-change': Final<{ readonly quantityText: string }>;
  /** Before a form is sent; `preventDefault()` leaves it to the page. */
  'store-form-submit': Cancelable<FormSubmitDetail>;
  /** After the store has saved a form. */
  'store-form-submitted': Final<FormSubmittedDetail>;
  /** Before a visitor is signed up for a restock; `preventDefault()` leaves it to the page. */
  'store-restock-signup': Cancelable<RestockDetail>;
  /** After the store has saved the sign-up. */
  'store-restock-signed-up': Final<RestockDetail>;
  /** After the visitor has logged in or out through a tag. */
  'store-member-change': Final<MemberDetail>;
  /** Before the visitor is taken to the page in another language; a page translated in place prevents it. */
  'store-before-locale-change': Cancelable<BeforeLocaleChangeDetail>;
  /** On the document, after the page has loaded in another language, or changed its language in place. */
  'store-locale-change': Final<LocaleChangeDetail>;
  /** Before an edited form is saved; `preventDefault()` leaves it to the page. */
  'store-form-save': Cancelable<FormSaveDetail>;
  /** After the store has saved an edited form. */
  'store-form-saved': Final<FormSaveDetail>;
  /** Before a dialog opens; `preventDefault()` leaves the page without it. */
  'store-open': Cancelable<DialogDetail>;
  /** After a dialog has closed. */
  'store-close': Final<DialogCloseDetail>;
  /** After the store has saved an owner's change. */
  'store-owner-saved': Final<OwnerSavedDetail>;
  /** After a visitor has opened a lesson, or reached the paywall of a video. */
  'store-visit': Final<VisitDetail>;
  /** After a gallery has moved to another picture, automatically or by the visitor. */
  'store-gallery-change': Final<GalleryChangeDetail>;
  /** On the document, once more tags work, which it names. */
  'store-ready': Final<{ readonly tags: readonly string[] }>;
  /** On the document, after preferences were saved, or could not be: views of them read them again. */
  'store-preferences-change': Final<PreferencesDetail>;
  /** After something was refused; `preventDefault()` suppresses our own message. */
  'store-error': Cancelable<StoreErrorDetail>;
}

/** The events whose classes are written by hand, because they do more or are dispatched by `core/`. */
export type OwnClassName =
  | 'store-before-checkout'
  | 'store-form-submit'
  | 'store-preferences-change'
  | 'store-ready';

/** The events of event-classes.ts. */
export type GeneratedName = Exclude<keyof StoreEvents, OwnClassName>;

/** The fields of an event, in `detail` and on the event itself. */
export type DetailOf<Name extends keyof StoreEvents> = StoreEvents[Name]['detail'];

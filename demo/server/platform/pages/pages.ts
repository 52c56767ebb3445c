import type {
  CommentData,
  ContentData,
  EventData,
  ImageItemData,
  ProductData,
} from '../../../../core/template/index.ts';
import type { Collection } from '../../features/collections/index.ts';
import type { Picture } from '../content/index.ts';
import type { FormOption, ProductPlan } from '../../features/catalogue/index.ts';
import type { MenuEntry } from '../../features/navigation/index.ts';
import type { Lesson } from '../../features/lessons/index.ts';
import type { Gallery, GalleryItem } from '../../features/galleries/index.ts';
import type { CheckoutData } from '../../features/checkout/checkout-data.ts';
import type { Merchandising } from '../../features/shop/merchandising.ts';
import { type OwnerLoginData, OWNER_TEMPLATE_NAMES } from '../owner/owner-pages.ts';
import type { CartData, OrderData } from '../../features/orders/order-data.ts';
import type { PrintedForm } from '../../features/forms/printed/printed-form.ts';
import type { RestockData } from '../../features/restock/restock-data.ts';
import type { ReviewsData } from '../../features/reviews/reviews-data.ts';

/** The captcha of a page. */
export interface CaptchaNotice {
  readonly provider: string;
  readonly siteKey: string;
  /** Text for visitors without JavaScript. */
  readonly needsScript: string;
}

/** The data of the sign-up page. */
interface RestockPage {
  readonly item: ProductData;
  readonly restock: RestockData | undefined;
  readonly isRefused: boolean;
  /** Text instead of the form, or above it. */
  readonly notice: string | undefined;
  readonly captcha: CaptchaNotice | undefined;
}

/** A form of the page that denies a member area. */
interface MemberForm {
  /** As it was typed. */
  readonly email: string;
  /** Field → sentence. */
  readonly errors: Readonly<Record<string, string>>;
  /** An error of no single field. */
  readonly notice: string | undefined;
}

/** The data of the paywall. */
export interface MembersDenied {
  readonly login: MemberForm;
  readonly join: MemberForm;
  readonly isRefused: boolean;
  /** URL of the page after either form. */
  readonly next: string;
  /** Settings of the page, as a JSON text. */
  readonly storeConfig: string;
}

/** The data of each page's own part, in the engine's own types. Source: docs/behaviour/template-language.md §12.5 */
export interface Pages {
  readonly home: {
    readonly items: readonly ProductData[];
    readonly pictures: Readonly<Record<'hero' | 'makers' | 'workshop', ImageItemData>>;
  };
  readonly shop: {
    readonly collection: Collection;
    readonly items: readonly ProductData[];
    readonly productMerchandisingContext: Readonly<Record<string, Merchandising>>;
  };
  readonly product: {
    readonly item: ProductData;
    /** The `sizes` of its pictures. */
    readonly pictureSizes: string;
    readonly options: readonly FormOption[];
    /** Price texts of a subscription; undefined for a one-time product. */
    readonly plan: ProductPlan | undefined;
    readonly others: readonly ProductData[];
    /** The restock sign-up; undefined if nothing is sold out. */
    readonly restock: RestockData | undefined;
    /** Its reviews; undefined if reviews are off. */
    readonly reviews: ReviewsData | undefined;
    readonly captcha: CaptchaNotice | undefined;
    /** Structured data, as JSON text. */
    readonly structuredData: string;
    /** Settings of the page, as a JSON text. */
    readonly storeConfig: string;
  };
  readonly reviews: { readonly item: ProductData; readonly reviews: ReviewsData };
  readonly 'classic-product': {
    readonly item: ProductData;
    readonly pictureSizes: string;
    /** Price texts of a subscription; undefined for a one-time product. */
    readonly plan: ProductPlan | undefined;
    readonly productMerchandisingContext: Readonly<Record<string, Merchandising>>;
    /** Settings of the page, as a JSON text. */
    readonly storeConfig: string;
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
  readonly 'classic-gallery': { readonly gallery: Gallery };
  readonly slide: {
    readonly gallery: Gallery;
    readonly item: GalleryItem;
    /** Counted from 1. */
    readonly place: number;
    /** Neighbours in a circle; undefined for a single item. */
    readonly previous: GalleryItem | undefined;
    readonly next: GalleryItem | undefined;
  };
  readonly folder: { readonly folder: MenuEntry };
  readonly contact: {
    readonly form: PrintedForm;
    readonly captcha: CaptchaNotice | undefined;
    /** Settings of the page, as a JSON text. */
    readonly storeConfig: string;
  };
  readonly playground: {
    /** HTML, as the author of a page would write it. */
    readonly example: string;
    /** Settings of the page, as a JSON text. */
    readonly storeConfig: string;
    /** No pill: it would link to the cart of the store on the server. */
    readonly pill: undefined;
  };
  readonly cart: CartData & {
    readonly notice: string | undefined;
    /** No pill: the page is the cart. */
    readonly pill: undefined;
  };
  readonly confirmed: OrderData;
  /** The member area. */
  readonly members: { readonly email: string };
  readonly lessons: { readonly items: readonly (Lesson & Picture)[] };
  /** A lesson, or its paywall for visitors who are no members. */
  readonly lesson: {
    readonly item: Lesson & Picture;
    readonly isMember: boolean;
    /** URL of the login that returns to the lesson. */
    readonly loginUrl: string;
    /** Settings of the page, as a JSON text. */
    readonly storeConfig: string;
  };
}

/** The name of a page within the frame that shows the visitor's cart. */
export type PageName = keyof Pages;

/** The data of standalone pages, which need no cart: it may be unknown. */
export interface StandalonePages {
  readonly checkout: CheckoutData;
  readonly 'owner-login': OwnerLoginData;
  /** A form on its own page, empty or refused. */
  readonly form: {
    readonly form: PrintedForm;
    readonly captcha: CaptchaNotice | undefined;
    readonly isRefused: boolean;
  };
  /** The additional fields of a product, before it is added to the cart or subscribed to. */
  readonly answers: {
    readonly title: string;
    readonly isSubscription: boolean;
    readonly form: PrintedForm;
    readonly isRefused: boolean;
  };
  readonly 'form-sent': {
    readonly message: string;
    /** The owner's post-submit markup, sanitised; may be empty. */
    readonly markup: string;
    /** Success URL on another site; undefined without one. */
    readonly next: { readonly url: string; readonly host: string } | undefined;
  };
  readonly restock: RestockPage;
  /** The paywall: asks to log in or to join. */
  readonly 'members-denied': MembersDenied;
  /** The lock screen: asks for a password. */
  readonly lock: {
    /** URL of the page behind the lock. */
    readonly next: string;
    /** Whether the whole site is locked. */
    readonly isWhole: boolean;
    /** Why the password was refused. */
    readonly error: string | undefined;
  };
  /** Information by the instalments provider. */
  readonly instalments: { readonly language: string; readonly brand: string };
  readonly message: {
    readonly message: string;
    /** Settings of the page, as a JSON text. */
    readonly storeConfig: string;
    /** Posted entries that could not be saved, to be sent again; undefined without any. */
    readonly kept?: {
      readonly action: string;
      readonly entries: readonly { readonly name: string; readonly value: string }[];
    };
  };
  /** The sentence alone, if the frame cannot be printed. */
  readonly 'bare-message': { readonly message: string };
}

/** The name of a standalone page. */
export type StandalonePageName = keyof StandalonePages;

const NAMES: Readonly<Record<PageName | StandalonePageName, true>> = {
  home: true,
  shop: true,
  product: true,
  reviews: true,
  'classic-product': true,
  journal: true,
  post: true,
  events: true,
  event: true,
  galleries: true,
  gallery: true,
  'classic-gallery': true,
  slide: true,
  folder: true,
  contact: true,
  playground: true,
  cart: true,
  confirmed: true,
  members: true,
  lessons: true,
  lesson: true,
  'members-denied': true,
  lock: true,
  checkout: true,
  'owner-login': true,
  form: true,
  answers: true,
  'form-sent': true,
  restock: true,
  instalments: true,
  message: true,
  'bare-message': true,
};

/** The name of every template that the server renders; the others are partials of these. */
export const TEMPLATE_NAMES = [...Object.keys(NAMES), ...OWNER_TEMPLATE_NAMES];

import type {
  CommentData,
  ContentData,
  EventData,
  ImageItemData,
  ProductData,
} from '../../../core/template/index.ts';
import type { Collection } from '../domains/collections/index.ts';
import type { Picture } from '../domains/content/index.ts';
import type { FormOption, ProductPlan } from '../domains/catalogue/index.ts';
import type { MenuEntry } from '../domains/navigation/index.ts';
import type { Lesson } from '../domains/lessons/index.ts';
import type { Gallery, GalleryItem } from '../domains/galleries/index.ts';
import type { CheckoutData } from './checkout-data.ts';
import type { Merchandising } from './merchandising.ts';
import { type OwnerLoginData, OWNER_TEMPLATE_NAMES } from './owner-pages.ts';
import type { CartData, OrderData } from './order-data.ts';
import type { PrintedForm } from './printed-form.ts';
import type { RestockData } from './restock-data.ts';
import type { ReviewsData } from './reviews-data.ts';

/** What a page with a captcha says of it. */
export interface CaptchaNotice {
  readonly provider: string;
  readonly siteKey: string;
  /** For those without JavaScript. */
  readonly needsScript: string;
}

/** What the page of the sign-up prints. */
interface RestockPage {
  readonly item: ProductData;
  readonly restock: RestockData | undefined;
  readonly isRefused: boolean;
  /** What is said instead of the form, or above it. */
  readonly notice: string | undefined;
  readonly captcha: CaptchaNotice | undefined;
}

/** A form of the page that denies a member area. */
interface MemberForm {
  /** As it was typed. */
  readonly email: string;
  /** Field → sentence. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong besides. */
  readonly notice: string | undefined;
}

/** What the page that denies a member area prints. */
export interface MembersDenied {
  readonly login: MemberForm;
  readonly join: MemberForm;
  readonly isRefused: boolean;
  /** Where either form leads. */
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
    /** How wide its pictures are shown, as an `img` says it. */
    readonly pictureSizes: string;
    readonly options: readonly FormOption[];
    /** What a subscription costs; undefined for what is only sold once. */
    readonly plan: ProductPlan | undefined;
    readonly others: readonly ProductData[];
    /** The sign-up for what is sold out; undefined where nothing is. */
    readonly restock: RestockData | undefined;
    /** What others say of it; undefined where reviews are off. */
    readonly reviews: ReviewsData | undefined;
    readonly captcha: CaptchaNotice | undefined;
    /** What search engines read, as a JSON text. */
    readonly structuredData: string;
    /** Settings of the page, as a JSON text. */
    readonly storeConfig: string;
  };
  readonly reviews: { readonly item: ProductData; readonly reviews: ReviewsData };
  readonly 'classic-product': {
    readonly item: ProductData;
    readonly pictureSizes: string;
    /** What a subscription costs; undefined for what is only sold once. */
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
    /** After the last comes the first; undefined where it is the only one. */
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
    /** No pill: it would lead to the cart of the store on the server. */
    readonly pill: undefined;
  };
  readonly cart: CartData & {
    readonly notice: string | undefined;
    /** No pill: the page is the cart. */
    readonly pill: undefined;
  };
  readonly confirmed: OrderData;
  /** What only members see. */
  readonly members: { readonly email: string };
  readonly lessons: { readonly items: readonly (Lesson & Picture)[] };
  /** A lesson, or what stands before it for those who are no members. */
  readonly lesson: {
    readonly item: Lesson & Picture;
    readonly isMember: boolean;
    /** The way in, and back to the lesson. */
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
  /** A form by itself: to be filled in, or once more. */
  readonly form: {
    readonly form: PrintedForm;
    readonly captcha: CaptchaNotice | undefined;
    readonly isRefused: boolean;
  };
  /** What a product sold with a form asks before it is put into the cart or subscribed to. */
  readonly answers: {
    readonly title: string;
    readonly isSubscription: boolean;
    readonly form: PrintedForm;
    readonly isRefused: boolean;
  };
  readonly 'form-sent': {
    readonly message: string;
    /** What the owner has written for after the submission, made safe; may be empty. */
    readonly markup: string;
    /** The page of another site that follows; undefined where none does. */
    readonly next: { readonly url: string; readonly host: string } | undefined;
  };
  readonly restock: RestockPage;
  /** Denies what only members see: asks to log in or to join. */
  readonly 'members-denied': MembersDenied;
  /** Asks for the password of what is locked. */
  readonly lock: {
    /** Where it leads. */
    readonly next: string;
    /** Whether the whole site is locked. */
    readonly isWhole: boolean;
    /** Why what was typed opens nothing. */
    readonly error: string | undefined;
  };
  /** What a provider of instalments tells visitors. */
  readonly instalments: { readonly language: string; readonly brand: string };
  readonly message: {
    readonly message: string;
    /** Settings of the page, as a JSON text. */
    readonly storeConfig: string;
    /** What was posted and could not be taken, to be sent once more; undefined where nothing was. */
    readonly kept?: {
      readonly action: string;
      readonly entries: readonly { readonly name: string; readonly value: string }[];
    };
  };
  /** The sentence alone, for when the frame cannot be printed. */
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

/** The name of every template that the server asks for; the others are parts of these. */
export const TEMPLATE_NAMES = [...Object.keys(NAMES), ...OWNER_TEMPLATE_NAMES];

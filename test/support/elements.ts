import { createMemoryFormEditorGateway } from '../../core/form-editor/index.ts';
import { createMemoryFormsGateway } from '../../core/forms/index.ts';
import { mugProduct, teeProduct, useMemoryStore, type MemoryCartGateway } from '../../elements/testing.ts';
import { configureStore, storefront } from '../../elements/index.ts';
import type { RoleAndName } from './by-role.ts';
import { CONTACT_SCHEMA } from './contact-schema.ts';
import './no-uncaught.ts';
import type { TagName } from '../../elements/index.ts';
import { SHOWN_REVIEWS } from './shown-reviews.ts';
import { waitUntil } from './wait-until.ts';
import { waitingRoom } from './waiting-room.ts';

/** How one tag is asked what every tag is asked. */
export interface TagCase {
  readonly tag: TagName;
  /** Markup of the tag with something to show. */
  readonly html: string;
  /** Its main control; of tags that draw nothing, a control of the author inside; of those that are text, the text. */
  readonly control: RoleAndName;
  /** True for tags without anything that takes the focus. */
  readonly isText?: boolean;
  /** True for the tags with a React view. */
  readonly hasView: boolean;
  /** Which of its documented states hold then. */
  readonly states: readonly string[];
}

const MUG_SCRIPT = `<script type="application/json">${JSON.stringify(mugProduct)}</script>`;

/** The product of the add-to-cart in these tests: two options. */
export const TEE_SCRIPT = `<script type="application/json">${JSON.stringify(teeProduct)}</script>`;

/** What a provider of instalments tells visitors. */
export const HOSTED_PAGE = '/test/support/hosted-page.html';

/** A mug of which nothing is left. */
export const SOLD_OUT_MUG = {
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    variants: [{ ...mugProduct.structuredContent.variants[0], qtyInStock: 0 }],
  },
};

/** Every tag, with markup that makes it show something once `showableStore()` was called. */
export const TAG_CASES: readonly TagCase[] = [
  {
    tag: 'store-config',
    html: '<store-config currency="EUR"><button type="button">Inside</button></store-config>',
    control: { role: 'button', name: 'Inside' },
    hasView: false,
    states: [],
  },
  {
    tag: 'store-product',
    html: `<store-product>${MUG_SCRIPT}<button type="button">Inside</button></store-product>`,
    control: { role: 'button', name: 'Inside' },
    hasView: false,
    states: [],
  },
  {
    tag: 'store-price',
    html: `<store-price>${MUG_SCRIPT}</store-price>`,
    control: { role: 'paragraph', name: '' },
    isText: true,
    hasView: true,
    states: [],
  },
  {
    tag: 'store-add-to-cart',
    html: `<store-add-to-cart>${TEE_SCRIPT}</store-add-to-cart>`,
    control: { role: 'button', name: 'Add To Cart' },
    hasView: true,
    states: [],
  },
  {
    tag: 'cart-pill',
    html: '<cart-pill></cart-pill>',
    control: { role: 'link', name: /^2 items in cart, / },
    hasView: true,
    states: ['initialised'],
  },
  {
    tag: 'afterpay-pill',
    html: `<afterpay-pill minimum-cents="100" maximum-cents="200000" country="US" modal-src="${HOSTED_PAGE}">${MUG_SCRIPT}</afterpay-pill>`,
    control: { role: 'button', name: 'Learn more about Afterpay instalments' },
    hasView: true,
    states: ['in-range'],
  },
  {
    tag: 'store-cart',
    html: '<store-cart></store-cart>',
    control: { role: 'link', name: 'Checkout' },
    hasView: true,
    states: ['initialised'],
  },
  {
    tag: 'site-form',
    html: `<site-form schema='{"id":"news","fields":[{"id":"email","type":"email","title":"Email"}]}'></site-form>`,
    control: { role: 'button', name: 'Submit' },
    hasView: true,
    states: [],
  },
  {
    tag: 'restock-signup',
    html: `<restock-signup product='${JSON.stringify(SOLD_OUT_MUG)}'></restock-signup>`,
    control: { role: 'button', name: 'Notify me' },
    hasView: true,
    states: ['sold-out'],
  },
  {
    tag: 'restock-manager',
    html: '<restock-manager></restock-manager>',
    control: { role: 'button', name: 'Send all emails' },
    hasView: true,
    states: [],
  },
  {
    tag: 'store-reviews',
    html: '<store-reviews item-id="mug"></store-reviews>',
    control: { role: 'button', name: 'Show more' },
    hasView: true,
    states: [],
  },
  {
    tag: 'form-editor',
    html: '<form-editor form-id="contact"></form-editor>',
    control: { role: 'button', name: 'Save' },
    hasView: true,
    states: [],
  },
];

/**
 * Gives the page a memory store whose cart holds two mugs, so that every tag has something to show.
 * @returns the store's gateway
 */
export async function showableStore(): Promise<MemoryCartGateway> {
  const gateway = await useMemoryStore();
  const contact = { id: 'contact', fields: [] };
  const forms = {
    ...createMemoryFormsGateway({ contact }),
    ...createMemoryFormEditorGateway({ contact: CONTACT_SCHEMA }),
  };
  configureStore({
    gateway: { cart: gateway, forms, restock: waitingRoom(), reviews: SHOWN_REVIEWS },
    reviews: { native: true, imported: true },
  });
  await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 2, additionalFields: '' });
  return gateway;
}

/** What every tag promises to a program. */
export interface StoreTag extends HTMLElement {
  readonly ready: Promise<void>;
  readonly updateComplete: Promise<boolean>;
}

/**
 * Makes an element of a tag.
 * @param tag the tag
 * @returns the element, not in the page
 */
export function createTag(tag: string): StoreTag {
  return document.createElement(tag) as StoreTag;
}

/** A tag that is not defined yet. */
export interface LateTag {
  readonly element: StoreTag;
  /** Defines it: elements in the page are upgraded, others by hand. */
  define(): void;
}

let lateCount = 0;

/**
 * Makes an element of a tag that is defined later.
 * @param tag the tag whose class it will get, under a name of its own
 * @returns the element and how to define it
 */
export function defineLate(tag: string): LateTag {
  const name = `late-${++lateCount}-${tag}`;
  const element = createTag(name);
  return {
    element,
    define() {
      customElements.define(name, class extends customElements.get(tag)! {});
      customElements.upgrade(element);
    },
  };
}

/**
 * Reads a property by its name.
 * @param element the element
 * @param property the property
 */
export function readProperty(element: Element, property: string): unknown {
  return Reflect.get(element, property) as unknown;
}

/** A store whose next add is answered when the test says so. */
export interface HeldStore {
  readonly gateway: MemoryCartGateway;
  /** Lets the answer come. */
  readonly release: () => void;
}

/**
 * Makes the page's store keep the visitor waiting: what is added or removed is answered after `release()`.
 * @param gateway the store's gateway
 * @returns how to release
 */
export function holdAnswers(gateway: MemoryCartGateway): HeldStore {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = async <Answer>(ask: () => Promise<Answer>) => released.then(ask);
  configureStore({
    gateway: {
      cart: {
        ...gateway,
        add: (...call) => late(() => gateway.add(...call)),
        remove: (...call) => late(() => gateway.remove(...call)),
      },
    },
  });
  return { gateway, release };
}

/** A tag whose view is on its way until the test says so. */
export interface HeldView {
  /** Lets the view come. */
  readonly release: () => void;
  /** Lets the loading fail. */
  readonly fail: (error: Error) => void;
  /** How often it was asked for. */
  readonly tryCount: () => number;
  /** Leaves later elements alone. */
  readonly restore: () => void;
}

interface Loader {
  load(): Promise<unknown>;
  current(): unknown;
}

interface TagClass {
  readonly drawing: { readonly face: unknown; loader: Loader } | null;
  readonly isFloating: boolean;
}

function classOf(tag: TagName): TagClass {
  return customElements.get(tag) as unknown as TagClass;
}

/**
 * Tells whether a tag's shell draws by itself until React is there.
 * @param tag the tag
 */
export function hasFace(tag: TagName): boolean {
  return (classOf(tag).drawing?.face ?? null) !== null;
}

/**
 * Tells whether a tag floats over the page.
 * @param tag the tag
 */
export function isFloating(tag: TagName): boolean {
  return classOf(tag).isFloating;
}

/**
 * Keeps the view of a tag on its way: elements that come into the page from now on wait for it.
 * @param tag the tag
 * @returns how to let it come
 */
export function holdView(tag: TagName): HeldView {
  const { drawing } = classOf(tag);
  if (!drawing) throw new Error(`<${tag}> draws nothing`);
  const { loader } = drawing;
  let release = (): void => undefined;
  let fail: (error: Error) => void = () => undefined;
  let tries = 0;
  let isReleased = false;
  const released = new Promise<void>((resolve, reject) => {
    release = resolve;
    fail = reject;
  });
  drawing.loader = {
    current: () => (isReleased ? loader.current() : null),
    load: async () => {
      const earlierTries = tries++;
      await released;
      // As on a network, each try comes to its end in a task of its own.
      for (let task = 0; task < earlierTries; task += 1) await new Promise((resolve) => setTimeout(resolve));
      isReleased = true;
      return loader.load();
    },
  };
  return {
    release,
    fail,
    tryCount: () => tries,
    restore: () => {
      drawing.loader = loader;
    },
  };
}

/**
 * Does what only a visitor does: from now on React may come to tags that sell by themselves.
 * @param page where the visitor is
 */
export function giveSignOfLife(page: Window = window): void {
  page.dispatchEvent(new WheelEvent('wheel'));
}

/**
 * Tells whether React draws a tag.
 * @param element the tag
 * @returns false while only its shell does
 */
export function isDrawnByReact(element: Element): boolean {
  const view = (element.shadowRoot ?? element).firstElementChild ?? {};
  return Object.entries(view).some(([key, root]) => key.startsWith('__reactContainer') && root !== null);
}

/**
 * Waits until React draws a tag; not at all for a tag that draws nothing.
 * @param element the tag, near the viewport
 */
export async function untilTakenOver(element: StoreTag): Promise<void> {
  await element.ready;
  giveSignOfLife();
  const { drawing } = element.constructor as unknown as { readonly drawing: unknown };
  if (drawing === null) return;
  await waitUntil(() => isDrawnByReact(element), `<${element.localName}> without React`);
}

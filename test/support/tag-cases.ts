import { createMemoryAccountGateway } from '../../core/account/index.ts';
import { ADD_BUTTON } from './add-button.ts';
import { figures } from './gallery-pictures.ts';
import { createMemoryFormEditorGateway } from '../../owner/forms/index.ts';
import { createMemoryFormsGateway } from '../../core/forms/index.ts';
import { createMemoryNavigationGateway, createMemoryStoreSetupGateway } from '../../owner/rules/index.ts';
import { configureStore, storefront, type TagName } from '../../elements/index.ts';
import { SHORT_LAYOUT } from './short-layout.ts';
import { mugProduct, teeProduct, useMemoryStore, type MemoryCartGateway } from '../../elements/testing.ts';
import type { RoleAndName } from './by-role.ts';
import { CONTACT_SCHEMA } from './contact-schema.ts';
import './no-uncaught.ts';
import { PLAIN_CASES } from './plain-cases.ts';
import { SHOWN_LANGUAGES } from './shown-languages.ts';
import { SHOWN_REVIEWS } from './shown-reviews.ts';
import { restockGatewayWithSignups } from './restock-gateway.ts';
import { drawnPicture } from './drawn-picture.ts';

/** A picture whose words are "A mug". */
const MUG_IMAGE = `<store-image src="${drawnPicture('peru')}" alt="A mug" width="60" height="40" loader="raw"></store-image>`;

/** The inputs of the contract tests for one tag. */
export interface TagCase {
  readonly tag: TagName;
  /** Markup of the tag with something to show. */
  readonly html: string;
  /** Its main control; for tags that render nothing, an author's control inside; for tags without controls, the text. */
  readonly control: RoleAndName;
  /** True for tags without focusable content. */
  readonly isText?: boolean;
  /** True for the tags with a React view. */
  readonly hasView: boolean;
  /** Which of its documented states are then set. */
  readonly states: readonly string[];
}

/** What a new tag must say; the rest has a default. */
type WrittenCase = Pick<TagCase, 'control'> & Partial<Omit<TagCase, 'tag'>>;

const MUG_SCRIPT = `<script type="application/json">${JSON.stringify(mugProduct)}</script>`;

/** The product of `store-add-to-cart` in these tests; it has two options. */
export const TEE_SCRIPT = `<script type="application/json">${JSON.stringify(teeProduct)}</script>`;

/** The page of a provider of instalments. */
export const HOSTED_PAGE = '/test/support/hosted-page.html';

/** A sold-out mug. */
export const SOLD_OUT_MUG = {
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    variants: [{ ...mugProduct.structuredContent.variants[0], qtyInStock: 0 }],
  },
};

/**
 * Tag → markup that makes it show something once `showableStore()` was called, and what it shows. A tag that shows
 * something without attributes has its control in elements/tags.json instead.
 */
const WRITTEN: Readonly<Record<Exclude<TagName, keyof typeof PLAIN_CASES>, WrittenCase>> = {
  'store-config': {
    html: '<store-config currency="EUR"><button type="button">Inside</button></store-config>',
    control: { role: 'button', name: 'Inside' },
    hasView: false,
  },
  'visit-tracker': {
    html: '<visit-tracker item-id="lesson-1"><button type="button">Inside</button></visit-tracker>',
    control: { role: 'button', name: 'Inside' },
    hasView: false,
  },
  'popup-overlay': {
    html: '<popup-overlay delay-ms="0"><button type="button">Inside</button></popup-overlay>',
    control: { role: 'button', name: 'Inside' },
    hasView: false,
    states: ['open'],
  },
  'store-product': {
    html: `<store-product>${MUG_SCRIPT}<button type="button">Inside</button></store-product>`,
    control: { role: 'button', name: 'Inside' },
    hasView: false,
  },
  'store-price': {
    html: `<store-price>${MUG_SCRIPT}</store-price>`,
    control: { role: 'paragraph', name: '' },
    isText: true,
  },
  'store-add-to-cart': {
    html: `<store-add-to-cart>${TEE_SCRIPT}</store-add-to-cart>`,
    control: ADD_BUTTON,
  },
  'cart-pill': {
    control: { role: 'link', name: /^2 items in cart, / },
    states: ['initialised'],
  },
  'afterpay-pill': {
    html: `<afterpay-pill minimum-cents="100" maximum-cents="200000" country="US" modal-src="${HOSTED_PAGE}">${MUG_SCRIPT}</afterpay-pill>`,
    control: { role: 'button', name: 'Learn more about Afterpay installments' },
    states: ['in-range'],
  },
  'store-cart': {
    control: { role: 'link', name: 'Checkout' },
    states: ['initialised'],
  },
  'cart-drawer': {
    html: '<cart-drawer><button type="button">Inside</button></cart-drawer>',
    control: { role: 'button', name: 'Inside' },
    states: ['initialised'],
  },
  'site-form': {
    html: `<site-form schema='{"id":"news","fields":[{"id":"email","type":"email","title":"Email"}]}'></site-form>`,
    control: { role: 'button', name: 'Submit' },
  },
  'restock-signup': {
    html: `<restock-signup product='${JSON.stringify(SOLD_OUT_MUG)}'></restock-signup>`,
    control: { role: 'button', name: 'Notify me' },
    states: ['sold-out'],
  },
  'member-login': {
    control: { role: 'button', name: 'Log in' },
    states: ['logged-out'],
  },
  'member-join': {
    control: { role: 'button', name: 'Join' },
    states: ['logged-out'],
  },
  'store-image': {
    html: MUG_IMAGE,
    control: { role: 'img', name: 'A mug' },
    isText: true,
  },
  'store-list': {
    control: { role: 'combobox', name: 'Sort by' },
    states: ['filled'],
  },
  'store-reviews': {
    html: '<store-reviews item-id="mug"></store-reviews>',
    control: { role: 'button', name: 'Show more' },
  },
  'gallery-block': {
    html: `<gallery-block design="slideshow" aspect-ratio="anamorphic-widescreen" controls autoplay>${figures(3, { width: 60, height: 25 })}</gallery-block>`,
    control: { role: 'button', name: 'Next picture' },
    states: ['playing'],
  },
  'form-editor': {
    html: '<form-editor form-id="contact"></form-editor>',
    control: { role: 'button', name: 'Save' },
  },
};

const EVERY: Readonly<Record<TagName, WrittenCase>> = { ...WRITTEN, ...PLAIN_CASES };

/** Every tag. */
export const TAG_CASES: readonly TagCase[] = Object.entries(EVERY).map(([tag, written]) => ({
  tag: tag as TagName,
  html: `<${tag}></${tag}>`,
  hasView: true,
  states: [],
  ...written,
}));

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
  const ofMemoryStore = storefront().settings.$program.get().gateway;
  configureStore({
    gateway: {
      ...ofMemoryStore,
      forms,
      account: createMemoryAccountGateway(),
      navigation: createMemoryNavigationGateway(SHORT_LAYOUT),
      restock: restockGatewayWithSignups(),
      stores: createMemoryStoreSetupGateway(),
      reviews: SHOWN_REVIEWS,
      multilingual: SHOWN_LANGUAGES,
    },
    reviews: { native: true, imported: true },
    pageType: 'content-item',
  });
  await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 2, additionalFields: '' });
  return gateway;
}

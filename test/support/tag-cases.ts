import { createMemoryAccountGateway } from '../../core/account/index.ts';
import { ADD_BUTTON } from './add-button.ts';
import { figures } from './gallery-pictures.ts';
import { createMemoryFormEditorGateway } from '../../core/form-editor/index.ts';
import { createMemoryFormsGateway } from '../../core/forms/index.ts';
import { createMemoryNavigationGateway, createMemoryStoreSetupGateway } from '../../core/owner/index.ts';
import { configureStore, storefront, type TagName } from '../../elements/index.ts';
import { SHORT_LAYOUT } from './short-layout.ts';
import { mugProduct, teeProduct, useMemoryStore, type MemoryCartGateway } from '../../elements/testing.ts';
import type { RoleAndName } from './by-role.ts';
import { CONTACT_SCHEMA } from './contact-schema.ts';
import { MUG_IMAGE } from './image-markup.ts';
import './no-uncaught.ts';
import { SHOWN_LANGUAGES } from './shown-languages.ts';
import { SHOWN_REVIEWS } from './shown-reviews.ts';
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
    tag: 'visit-tracker',
    html: '<visit-tracker item-id="lesson-1"><button type="button">Inside</button></visit-tracker>',
    control: { role: 'button', name: 'Inside' },
    hasView: false,
    states: [],
  },
  {
    tag: 'popup-overlay',
    html: '<popup-overlay delay-ms="0"><button type="button">Inside</button></popup-overlay>',
    control: { role: 'button', name: 'Inside' },
    hasView: false,
    states: ['open'],
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
    control: ADD_BUTTON,
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
    tag: 'member-login',
    html: '<member-login></member-login>',
    control: { role: 'button', name: 'Log in' },
    hasView: true,
    states: ['logged-out'],
  },
  {
    tag: 'member-join',
    html: '<member-join></member-join>',
    control: { role: 'button', name: 'Join' },
    hasView: true,
    states: ['logged-out'],
  },
  {
    tag: 'language-switcher',
    html: '<language-switcher></language-switcher>',
    control: { role: 'link', name: 'Deutsch' },
    hasView: true,
    states: [],
  },
  {
    tag: 'restock-manager',
    html: '<restock-manager></restock-manager>',
    control: { role: 'button', name: 'Send all emails' },
    hasView: true,
    states: [],
  },
  {
    tag: 'store-setup',
    html: '<store-setup></store-setup>',
    control: { role: 'button', name: 'Create store' },
    hasView: true,
    states: [],
  },
  {
    tag: 'store-image',
    html: MUG_IMAGE,
    control: { role: 'img', name: 'A mug' },
    isText: true,
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
    tag: 'gallery-block',
    html: `<gallery-block design="slideshow" aspect-ratio="anamorphic-widescreen" controls autoplay>${figures(3, { width: 60, height: 25 })}</gallery-block>`,
    control: { role: 'button', name: 'Next picture' },
    hasView: true,
    states: ['playing'],
  },
  {
    tag: 'navigation-editor',
    html: '<navigation-editor></navigation-editor>',
    control: { role: 'button', name: 'Save' },
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
    gateway: {
      cart: gateway,
      forms,
      account: createMemoryAccountGateway(),
      navigation: createMemoryNavigationGateway(SHORT_LAYOUT),
      restock: waitingRoom(),
      stores: createMemoryStoreSetupGateway(),
      reviews: SHOWN_REVIEWS,
      multilingual: SHOWN_LANGUAGES,
    },
    reviews: { native: true, imported: true },
  });
  await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 2, additionalFields: '' });
  return gateway;
}

import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { ADD_BUTTON, ADDED_BUTTON, ADDING_BUTTON, SUBSCRIBE_BUTTON } from './add-button.ts';
import { GALLERY_STATES } from './gallery-states.ts';
import { sendKeys } from '@web/test-runner-commands';
import { FAILURE_KINDS } from '../../core/errors/index.ts';
import { configureStore, type TagName } from '../../elements/index.ts';
import { mugProduct, printProduct, teeProduct } from '../../elements/testing.ts';
import { press, untilRole } from './by-role.ts';
import { CART_STATES, emptyCart, type StateCase } from './cart-states.ts';
import { REVIEW_STATES } from './shown-reviews.ts';
import { FORM_EDITOR_STATES } from './form-editor-states.ts';
import { holdAnswers, untilTakenOver } from './elements.ts';
import { SOLD_OUT_MUG, TAG_CASES } from './tag-cases.ts';
import { CONTACT_SCHEMA } from './contact-schema.ts';
import { IMAGE_STATES } from './image-states.ts';
import { INSTALLMENT_STATES } from './installment-states.ts';
import { LIST_STATES } from './list-states.ts';
import { memberStates } from './member-states.ts';
import { LANGUAGE_STATES } from './shown-languages.ts';
import { giftCard, nearlySoldOut, soldBothWays, subscription } from './mugs.ts';
import { NAVIGATION_STATES } from './navigation-states.ts';
import { MANAGER_STATES, SETUP_STATES } from './owner-states.ts';
import { SEARCH_STATES } from './search-states.ts';
import { STICKY_STATES } from './sticky-states.ts';
import { UNDO_STATES } from './undo-states.ts';
import { waitUntil } from './wait-until.ts';

const PRICE = { role: 'paragraph', name: '' };

const FORM = { schema: CONTACT_SCHEMA };
const WAITING = { product: SOLD_OUT_MUG, mailingList: true };
const forgetSignups = () => {
  localStorage.clear();
};
const NOTIFY = { role: 'button', name: 'Notify me' };
const SEND = { role: 'button', name: 'Send' };
const TRY_AGAIN = { role: 'button', name: 'Try again' };

let release = (): void => undefined;

function withText(tag: string, textContent: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent });
}

type States = Readonly<Record<string, StateCase>>;

/** Tag → its states. */
const WRITTEN: Readonly<Partial<Record<TagName, States>>> = {
  'popup-overlay': {
    open: {
      enter: async (element) => {
        const label = withText('label', 'Email ');
        label.append(document.createElement('input'));
        // Not as markup: a strict policy forbids it in tests, too.
        element.append(withText('h2', 'Letters'), withText('p', 'Once a month.'), label);
        element.append(' ', withText('button', 'Sign up'));
        (element as HTMLElementTagNameMap['popup-overlay']).open();
        await untilRole(element, { role: 'dialog', name: 'Letters' });
      },
    },
  },
  'store-price': {
    'a price': { properties: { product: mugProduct }, enter: (e) => untilRole(e, PRICE) },
    'on sale': { properties: { product: printProduct }, enter: (e) => untilRole(e, PRICE) },
    'sold out': { properties: { product: SOLD_OUT_MUG }, enter: (e) => untilRole(e, PRICE) },
    'of a subscription': {
      properties: { product: subscription },
      enter: (e) => waitUntil(() => e.shadowRoot!.textContent.includes('every')),
    },
    'few are left': {
      before: () => {
        configureStore({
          merchandising: { mug: { scarcityEnabled: true, scarcityText: 'Only {qtyInStock} left' } },
        });
      },
      properties: { product: nearlySoldOut },
      enter: (e) => waitUntil(() => e.shadowRoot!.textContent.includes('Only 2 left')),
      after: () => {
        configureStore({ merchandising: {} });
      },
    },
  },
  'store-add-to-cart': {
    idle: { properties: { product: mugProduct }, enter: (e) => untilRole(e, ADD_BUTTON) },
    options: { properties: { product: teeProduct }, enter: (e) => untilRole(e, ADD_BUTTON) },
    'options as radio buttons': {
      properties: { product: teeProduct, options: 'radio' },
      enter: async (element) => {
        (await untilRole(element, { role: 'radio', name: 'Sand' })).click();
      },
    },
    'on sale': {
      properties: { product: printProduct },
      enter: (e) => untilRole(e, ADD_BUTTON),
    },
    'sold out': { properties: { product: SOLD_OUT_MUG }, enter: (e) => untilRole(e, ADD_BUTTON) },
    adding: {
      properties: { product: mugProduct },
      before: (gateway) => ({ release } = holdAnswers(gateway)),
      enter: async (element) => {
        await press(element, ADD_BUTTON.name);
        await untilRole(element, ADDING_BUTTON);
      },
      after: () => {
        release();
      },
    },
    added: {
      properties: { product: mugProduct },
      enter: async (element) => {
        await press(element, ADD_BUTTON.name);
        await untilRole(element, ADDED_BUTTON);
      },
    },
    ...UNDO_STATES,
    ...STICKY_STATES,
    'nothing chosen': {
      properties: { product: teeProduct },
      enter: async (element) => {
        await press(element, ADD_BUTTON.name);
        await waitUntil(() => element.shadowRoot!.querySelector('[role=alert] strong'));
      },
    },
    'a gift card, nothing chosen': {
      properties: { product: giftCard },
      enter: async (element) => {
        await press(element, ADD_BUTTON.name);
        await waitUntil(() => element.shadowRoot!.querySelector('[role=alert] strong'));
      },
    },
    'once or by subscription': {
      properties: { product: soldBothWays },
      enter: async (element) => {
        (
          await untilRole(element, { role: 'radio', name: new RegExp(`^${PRODUCT_WORDS.subscribe}`) })
        ).click();
        await untilRole(element, SUBSCRIBE_BUTTON);
      },
    },
    refused: {
      properties: { product: mugProduct },
      enter: async (element, gateway) => {
        gateway.failNext(FAILURE_KINDS.offline);
        await press(element, ADD_BUTTON.name);
        await waitUntil(() => element.shadowRoot!.querySelector('[role=alert] strong'));
      },
    },
  },
  'cart-pill': {
    'in a corner': { enter: (e) => untilRole(e, { role: 'link', name: /items in cart/ }) },
    inline: {
      properties: { position: 'inline' },
      enter: (e) => untilRole(e, { role: 'link', name: /items in cart/ }),
    },
    'nothing in the cart': { before: emptyCart, enter: untilTakenOver },
  },
  'afterpay-pill': INSTALLMENT_STATES,
  'site-form': {
    'to be filled in': { properties: FORM, enter: (e) => untilRole(e, SEND) },
    'something is missing': {
      properties: FORM,
      enter: async (element) => {
        await press(element, SEND.name);
        await waitUntil(() => element.querySelector('[aria-invalid=true]'), 'nothing is missing');
      },
    },
    'without a schema that can be read': {
      properties: { schema: { id: 'nothing' } },
      enter: (e) => untilRole(e, { role: 'alert', name: '' }),
    },
    'not configured': { properties: { formId: 'nothing' }, enter: (e) => untilRole(e, TRY_AGAIN) },
  },
  'store-image': IMAGE_STATES,
  'store-list': LIST_STATES,
  'store-search': SEARCH_STATES,
  'store-reviews': REVIEW_STATES,
  'gallery-block': GALLERY_STATES,
  'member-login': memberStates('Log in', false),
  'member-join': memberStates('Join', true),
  'language-switcher': LANGUAGE_STATES,
  'restock-signup': {
    'to be filled in': { properties: WAITING, enter: (e) => untilRole(e, NOTIFY) },
    'something is wrong': {
      properties: WAITING,
      enter: async (element) => {
        await press(element, NOTIFY.name);
        await waitUntil(() => element.querySelector('[aria-invalid=true]'), 'no error');
      },
    },
    'signed up': {
      properties: WAITING,
      enter: async (element) => {
        (await untilRole(element, { role: 'textbox', name: 'Email' })).focus();
        await sendKeys({ type: 'ann@example.com' });
        await press(element, NOTIFY.name);
        await untilRole(element, { role: 'button', name: 'Use another email address' });
      },
      after: forgetSignups,
    },
  },
  'restock-manager': MANAGER_STATES,
  'store-setup': SETUP_STATES,
  'navigation-editor': NAVIGATION_STATES,
  'form-editor': FORM_EDITOR_STATES,
  'store-cart': CART_STATES,
  'cart-drawer': {
    open: {
      properties: { freeShippingThresholdCents: 10_000 },
      enter: async (element) => {
        (element as HTMLElementTagNameMap['cart-drawer']).open();
        await untilRole(element, { role: 'link', name: 'Checkout' });
      },
    },
    empty: {
      before: emptyCart,
      enter: async (element) => {
        (element as HTMLElementTagNameMap['cart-drawer']).open();
        await waitUntil(() => element.shadowRoot!.textContent.includes('You have nothing'));
      },
    },
  },
};

/** Tag → its states: what it shows in its case, unless they are written above; a tag that draws nothing has none. */
export const VISIBLE_STATES = Object.fromEntries(
  TAG_CASES.map(({ tag, control, hasView }) => {
    const shown: States = hasView ? { shown: { enter: (element) => untilRole(element, control) } } : {};
    return [tag, WRITTEN[tag] ?? shown];
  }),
) as Readonly<Record<TagName, States>>;

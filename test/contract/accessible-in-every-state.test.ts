import axe from 'axe-core';
import { expect, fixture } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../elements/all.ts';
import { FAILURE_KINDS } from '../../core/errors/index.ts';
import { storefront, TAG_NAMES, type TagName } from '../../elements/index.ts';
import { mugProduct, printProduct, teeProduct, type MemoryCartGateway } from '../../elements/testing.ts';
import { untilRole } from '../support/by-role.ts';
import {
  createTag,
  holdAnswers,
  hasFace,
  holdView,
  showableStore,
  TAG_CASES,
  untilTakenOver,
  type StoreTag,
} from '../support/elements.ts';
import { CONTACT_SCHEMA } from '../support/forms.ts';
import { emulateFeatures } from '../support/visitor-input.ts';
import { waitUntil } from '../support/wait-until.ts';

const ADD = { role: 'button', name: 'Add To Cart' };
const DESKTOP = { width: 800, height: 600 };
const PHONE = { width: 320, height: 640 };

/** A state of a tag, and how a visitor gets there. */
interface StateCase {
  readonly properties?: object;
  /** Runs before the tag comes into the page. */
  readonly before?: (gateway: MemoryCartGateway) => unknown;
  readonly enter: (element: StoreTag, gateway: MemoryCartGateway) => Promise<unknown>;
  /** Leaves nothing behind. */
  readonly after?: () => void;
}

const soldOut = {
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    variants: [{ ...mugProduct.structuredContent.variants[0], qtyInStock: 0 }],
  },
};

async function emptyCart(): Promise<void> {
  for (const { id } of storefront().cart.$cart.get()?.entries ?? []) await storefront().cart.remove(id);
}

const FORM = { schema: CONTACT_SCHEMA };
const SEND = { role: 'button', name: 'Send' };
const TRY_AGAIN = { role: 'button', name: 'Try again' };

const press = async (element: StoreTag, name: string | RegExp) => {
  (await untilRole(element, { role: 'button', name })).click();
};

let release = (): void => undefined;

/** Tag → its states; a tag that draws nothing has none. */
const STATES: Readonly<Record<TagName, Readonly<Record<string, StateCase>>>> = {
  'store-config': {},
  'store-product': {},
  'store-add-to-cart': {
    idle: { properties: { product: mugProduct }, enter: (e) => untilRole(e, ADD) },
    options: { properties: { product: teeProduct }, enter: (e) => untilRole(e, ADD) },
    'options as radio buttons': {
      properties: { product: teeProduct, options: 'radio' },
      enter: async (element) => {
        (await untilRole(element, { role: 'radio', name: 'Sand' })).click();
      },
    },
    'on sale': {
      properties: { product: printProduct },
      enter: (e) => untilRole(e, ADD),
    },
    'sold out': { properties: { product: soldOut }, enter: (e) => untilRole(e, ADD) },
    adding: {
      properties: { product: mugProduct },
      before: (gateway) => ({ release } = holdAnswers(gateway)),
      enter: async (element) => {
        await press(element, ADD.name);
        await untilRole(element, { role: 'button', name: 'Adding…' });
      },
      after: () => {
        release();
      },
    },
    added: {
      properties: { product: mugProduct },
      enter: async (element) => {
        await press(element, ADD.name);
        await untilRole(element, { role: 'button', name: 'Added!' });
      },
    },
    'nothing chosen': {
      properties: { product: teeProduct },
      enter: async (element) => {
        await press(element, ADD.name);
        await waitUntil(() => element.shadowRoot!.querySelector('[role=alert] strong'));
      },
    },
    refused: {
      properties: { product: mugProduct },
      enter: async (element, gateway) => {
        gateway.failNext(FAILURE_KINDS.offline);
        await press(element, ADD.name);
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
  'site-form': {
    'to be filled in': { properties: FORM, enter: (e) => untilRole(e, SEND) },
    'something is missing': {
      properties: FORM,
      enter: async (element) => {
        await press(element, SEND.name);
        await untilRole(element, { role: 'group', name: /scroll down/ });
      },
    },
    'not configured': { properties: { schema: { id: 'nothing' } }, enter: (e) => untilRole(e, TRY_AGAIN) },
  },
  'store-cart': {
    filled: { enter: (e) => untilRole(e, { role: 'link', name: 'Checkout' }) },
    'many lines': {
      before: async () => {
        for (const sku of ['tee-ink-s', 'tee-sand-s']) {
          await storefront().cart.add({ itemId: 'tee', sku, quantity: 2, additionalFields: '' });
        }
      },
      enter: (e) => untilRole(e, { role: 'link', name: 'Checkout' }),
    },
    'below the minimum subtotal': {
      properties: { minimumSubtotalCents: 10_000 },
      enter: (e) => untilRole(e, { role: 'link', name: 'Checkout' }),
    },
    'quantity is no number': {
      enter: async (element) => {
        const field = (await untilRole(element, {
          role: 'textbox',
          name: /^Quantity of/,
        })) as HTMLInputElement;
        field.focus();
        field.select();
        await sendKeys({ type: 'two' });
        field.blur();
        await waitUntil(() => element.shadowRoot!.querySelector('[role=alert] strong'), 'no problem is told');
      },
    },
    'removed, with undo': {
      enter: async (element) => {
        await press(element, 'Remove Stoneware Mug');
        await untilRole(element, { role: 'button', name: 'Undo' });
      },
    },
    empty: {
      before: emptyCart,
      enter: (e) => waitUntil(() => e.matches(':state(empty)')),
    },
  },
};

/** In what light, width and direction. */
interface Surroundings {
  readonly viewport?: typeof PHONE;
  readonly features?: Parameters<typeof emulateFeatures>[0];
  readonly page?: Partial<CSSStyleDeclaration>;
  readonly direction?: 'rtl';
}

const LIGHT = 'a light page';

const SURROUNDINGS: Readonly<Record<string, Surroundings>> = {
  [LIGHT]: {},
  'a dark page on a narrow phone': {
    viewport: PHONE,
    page: { colorScheme: 'dark', backgroundColor: '#14110f', color: '#f4efe9' },
  },
  'a page from right to left that follows the visitor into the dark, narrow': {
    viewport: PHONE,
    direction: 'rtl',
    features: { 'prefers-color-scheme': 'dark' },
    page: { colorScheme: 'light dark', backgroundColor: 'Canvas', color: 'CanvasText' },
  },
  'forced colours and reduced motion': {
    features: { 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' },
  },
};

/** The pill's spoken label writes the number in words: not what the eye reads. Source: docs/behaviour/cart-pill.md §1.4 */
const DECIDED_OTHERWISE: Readonly<Partial<Record<TagName, axe.RuleObject>>> = {
  'cart-pill': { 'label-content-name-mismatch': { enabled: false } },
};

async function findFaults(element: Element, tag: TagName): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    preload: false,
    rules: DECIDED_OTHERWISE[tag] ?? {},
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ''}`),
  );
}

for (const [name, { viewport = DESKTOP, features, page = {}, direction }] of Object.entries(SURROUNDINGS)) {
  describe(`in ${name}`, () => {
    before(async function () {
      await setViewport(viewport);
      if (features && !(await emulateFeatures(features))) this.skip();
      document.documentElement.lang = 'en';
      document.documentElement.dir = direction ?? '';
      Object.assign(document.documentElement.style, page);
    });

    after(async () => {
      await setViewport(DESKTOP);
      if (features) await emulateFeatures({});
      document.documentElement.dir = '';
      document.documentElement.removeAttribute('style');
    });

    for (const tag of TAG_NAMES) {
      // What the shell paints is the same in every light.
      const sides = name === LIGHT && hasFace(tag) ? [true, false] : [true];
      for (const [state, { properties = {}, before: prepare, enter, after: leave }] of Object.entries(
        STATES[tag],
      )) {
        for (const isViewThere of sides) {
          it(`<${tag}> ${state}${isViewThere ? '' : ', before the view'}: axe finds nothing, nothing overflows`, async () => {
            const gateway = await showableStore();
            await prepare?.(gateway);
            const held = isViewThere ? null : holdView(tag);
            const element: StoreTag = await fixture(Object.assign(createTag(tag), properties));
            if (isViewThere) await untilTakenOver(element);
            if (isViewThere || state !== 'nothing in the cart') await enter(element, gateway);
            try {
              expect(await findFaults(element, tag)).to.deep.equal([]);
              expect(document.documentElement.scrollWidth, 'overflow').to.be.at.most(viewport.width);
            } finally {
              leave?.();
              held?.restore();
              held?.release();
            }
          });
        }
      }
    }
  });
}

describe('the states', () => {
  it('of every tag that renders something are covered', () => {
    const silent = TAG_CASES.filter(({ tag, hasView }) => hasView && Object.keys(STATES[tag]).length === 0);
    expect(silent).to.deep.equal([]);
  });
});

describe('axe', () => {
  it('does find violations, through shadow roots', async () => {
    const element = await fixture('<div></div>');
    element.attachShadow({ mode: 'open' }).append(document.createElement('button'));
    expect(String(await findFaults(element, 'store-cart'))).to.match(/button-name/);
    element.shadowRoot!.firstElementChild!.textContent = 'Pale';
    element.shadowRoot!.firstElementChild!.setAttribute('style', 'color: #999; background: #aaa');
    expect(String(await findFaults(element, 'store-cart'))).to.match(/color-contrast/);
  });
});

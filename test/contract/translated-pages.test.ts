import { expect, fixture, nextFrame } from '@open-wc/testing';
import '../../elements/all.ts';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { configureStore, storefront, type TagName } from '../../elements/index.ts';
import { mugProduct, teeProduct } from '../../elements/testing.ts';
import { ADD_BUTTON } from '../support/add-button.ts';
import { byRole, untilRole } from '../support/by-role.ts';
import { createTag, hasFace, holdView, untilTakenOver, type StoreTag } from '../support/elements.ts';
import { SOLD_OUT_MUG, showableStore } from '../support/tag-cases.ts';
import { waitUntil } from '../support/wait-until.ts';

/** The element that translators in browsers create. */
const TRANSLATED: string = 'font';

/** Replaces each text by elements, as translators in browsers do, now and after each change. */
function translate(root: Node): () => void {
  const observer = new MutationObserver(work);
  const options = { childList: true, characterData: true, subtree: true };
  function work(): void {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, style, script, option')) continue;
      const [outer, inner] = [document.createElement(TRANSLATED), document.createElement(TRANSLATED)];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
    observer.takeRecords();
  }
  work();
  observer.observe(root, options);
  return () => {
    observer.disconnect();
  };
}

const rootOf = (element: Element) => element.shadowRoot ?? element;
const reads = (element: Element, text: string) =>
  waitUntil(() => rootOf(element).textContent.includes(text), `"${text}" is not shown`);

interface Change {
  readonly properties: object;
  /** Changes texts, and waits for the new ones. */
  readonly change: (element: StoreTag) => Promise<void>;
}

const SUBMIT = { role: 'button', name: 'Submit' };
const MORE = { role: 'button', name: 'Increase quantity of Stoneware Mug' };
const SALE = { ...mugProduct, structuredContent: { ...mugProduct.structuredContent, onSale: true } };

const CHANGES: Readonly<Partial<Record<TagName, Change>>> = {
  'store-price': {
    properties: { product: mugProduct },
    change: async (element) => {
      for (const [product, text] of [
        [teeProduct, '$24.00'],
        [SOLD_OUT_MUG, PRODUCT_WORDS.soldOut],
        [SALE, '$18.00'],
        [teeProduct, '$24.00'],
      ] as const) {
        Reflect.set(element, 'product', product);
        await reads(element, text);
      }
    },
  },
  'store-add-to-cart': {
    properties: { product: mugProduct },
    change: async (element) => {
      (await untilRole(element, ADD_BUTTON)).click();
      await reads(element, PRODUCT_WORDS.added);
      await reads(element, PRODUCT_WORDS.addToCart);
      Reflect.set(element, 'product', teeProduct);
      await reads(element, '$24.00');
      byRole(element, ADD_BUTTON).click();
      await waitUntil(() => byRole(element, { role: 'alert', name: /(?:)/ }).textContent, 'no failure');
    },
  },
  'cart-pill': {
    properties: {},
    change: async (element) => {
      await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 3, additionalFields: '' });
      await reads(element, '5');
      await reads(element, '$90.00');
    },
  },
  'store-cart': {
    properties: {},
    change: async (element) => {
      (await untilRole(element, MORE)).click();
      await reads(element, '$54.00');
      byRole(element, { role: 'button', name: 'Remove Stoneware Mug' }).click();
      await reads(element, 'Undo');
      byRole(element, { role: 'button', name: 'Undo' }).click();
      await untilRole(element, MORE);
    },
  },
  'site-form': {
    properties: {
      schema: {
        id: 'news',
        fields: [{ id: 'email', type: 'email', title: 'Email', required: true, placeholder: '' }],
        submissionText: 'Thanks.',
      },
    },
    change: async (element) => {
      const send = () => {
        byRole(element, SUBMIT).click();
      };
      await untilRole(element, SUBMIT);
      send();
      await waitUntil(() => element.querySelector('[aria-invalid=true]'), 'no error');
      const field = byRole(element, { role: 'textbox', name: /Email/ }) as HTMLInputElement;
      field.focus();
      field.setRangeText('ada@example.com');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await nextFrame();
      send();
      await reads(element, 'Thanks.');
    },
  },
};

describe('on a page that a translator has changed', () => {
  let reports: unknown[];
  let stop: () => void = () => undefined;

  beforeEach(async () => {
    reports = [];
    await showableStore();
    configureStore({ reportError: (error: unknown) => reports.push(error) });
  });

  afterEach(() => {
    stop();
    configureStore({ reportError: undefined });
  });

  for (const [tag, { properties, change }] of Object.entries(CHANGES) as [TagName, Change][])
    for (const hasView of hasFace(tag) ? [true, false] : [true])
      it(`<${tag}> shows the next texts${hasView ? '' : ', before the view'}`, async () => {
        const held = hasView ? null : holdView(tag);
        const element = await fixture<StoreTag>(Object.assign(createTag(tag), properties));
        if (hasView) await untilTakenOver(element);
        await waitUntil(() => rootOf(element).querySelector('[part], [data-part]'), 'nothing is drawn');
        stop = translate(rootOf(element));
        await change(element);
        held?.release();
        held?.restore();
        if (held) await untilTakenOver(element);
        expect(reports).to.deep.equal([]);
      });
});

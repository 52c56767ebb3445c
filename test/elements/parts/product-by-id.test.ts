import { expect, fixture, nextFrame } from '@open-wc/testing';
import '../../../elements/all.ts';
import type { StoreAddToCartElement } from '../../../elements/store-add-to-cart/element.ts';
import { StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import {
  createMemoryCartGateway,
  mugProduct,
  printProduct,
  teeProduct,
  useMemoryStore,
} from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../../support/add-button.ts';
import { allByRole, untilRole } from '../../support/by-role.ts';
import '../../support/no-uncaught.ts';
import { waitUntil } from '../../support/wait-until.ts';

const COLOR = { role: 'combobox', name: 'Color' };
const MUG = { role: 'group', name: 'Stoneware Mug' };

/** A request to the store that the test answers. */
interface Asked {
  readonly id: string;
  readonly signal: AbortSignal;
  readonly answer: (json: unknown) => void;
  readonly refuse: (kind: FailureKind) => void;
}

/** Gives the page a store whose responses the test releases. */
function askedByHand(): readonly Asked[] {
  const asked: Asked[] = [];
  const products = {
    loadProduct: (id: string, signal: AbortSignal) =>
      new Promise((answer, reject) => {
        asked.push({
          id,
          signal,
          answer,
          refuse: (kind) => {
            reject(new StorefrontError(kind));
          },
        });
      }),
  };
  configureStore({ gateway: { cart: createMemoryCartGateway({ catalog: [] }), products } });
  return asked;
}

const lastOf = (asked: readonly Asked[]) => asked.at(-1)!;
const untilAsked = (asked: readonly Asked[], count: number) =>
  waitUntil(() => asked.length === count, `${asked.length} questions, not ${count}`);

describe('a product by its id', () => {
  let reports: string[] = [];

  beforeEach(async () => {
    await useMemoryStore();
    reports = [];
    configureStore({
      reportError: (error: unknown, { context }: { context: string }) =>
        reports.push(`${context}: ${String(error)}`),
    });
  });

  after(() => {
    configureStore({ reportError: undefined });
  });

  it('stays when the currency changes', async () => {
    const element = await fixture('<store-add-to-cart item-id="mug"></store-add-to-cart>');
    await untilRole(element, ADD_BUTTON);
    element.setAttribute('currency', 'EUR');
    await Reflect.get(element, 'updateComplete');
    await nextFrame();
    await untilRole(element, ADD_BUTTON);
  });

  it('is loaded from the store, and can be bought', async () => {
    const element = await fixture('<store-add-to-cart item-id="mug"></store-add-to-cart>');
    (await untilRole(element, ADD_BUTTON)).click();
    await untilRole(element, ADDED_BUTTON);
    expect(storefront().cart.$count.get()).to.equal(1);
  });

  it('is shared by all tags inside a block', async () => {
    const block = await fixture<HTMLElement>(
      '<store-product item-id="tee"><store-price></store-price><store-add-to-cart></store-add-to-cart></store-product>',
    );
    await untilRole(block, COLOR);
    await waitUntil(() => block.querySelector('store-price')!.shadowRoot!.textContent.includes('$24.00'));
  });

  it('is requested once for all tags outside a block', async () => {
    const asked = askedByHand();
    const both = await fixture<HTMLElement>(
      '<div><store-price item-id="mug"></store-price><store-add-to-cart item-id="mug"></store-add-to-cart></div>',
    );
    await untilAsked(asked, 1);
    await nextFrame();
    asked[0]!.answer(mugProduct);
    await untilRole(both, ADD_BUTTON);
    await waitUntil(() => both.querySelector('store-price')!.shadowRoot!.textContent.includes('$18.00'));
    expect(asked).to.have.lengthOf(1);
  });

  it('is not requested if its JSON, or that of the block around the tag, is in the page', async () => {
    const asked = askedByHand();
    const own = await fixture<StoreAddToCartElement>('<store-add-to-cart></store-add-to-cart>');
    own.product = mugProduct;
    own.itemId = 'tee';
    const block = await fixture<HTMLElement & { product: unknown }>(
      '<store-product><store-add-to-cart item-id="tee"></store-add-to-cart></store-product>',
    );
    block.product = printProduct;
    await untilRole(own, MUG);
    await untilRole(block, { role: 'group', name: 'Harbor Print' });
    expect(asked).to.have.lengthOf(0);
  });

  it('is the one requested last, in whatever order the responses arrive', async () => {
    const asked = askedByHand();
    const element = await fixture<StoreAddToCartElement>(
      '<store-add-to-cart item-id="tee"></store-add-to-cart>',
    );
    await untilAsked(asked, 1);
    element.itemId = 'mug';
    await untilAsked(asked, 2);
    expect(asked[0]!.signal.aborted).to.equal(true);
    asked[1]!.answer(mugProduct);
    asked[0]!.answer(teeProduct);
    await untilRole(element, MUG);
    await nextFrame();
    expect(allByRole(element, COLOR)).to.have.lengthOf(0);
  });

  it('is no longer sold once the page names another one, or none', async () => {
    const element = await fixture<StoreAddToCartElement>(
      '<store-add-to-cart item-id="mug"><p>Call us.</p></store-add-to-cart>',
    );
    await untilRole(element, ADD_BUTTON);
    element.itemId = '';
    await waitUntil(() => allByRole(element, ADD_BUTTON).length === 0, 'the mug is still for sale');
    element.setAttribute('item-id', 'tee');
    await untilRole(element, COLOR);
  });

  it('cancels its request when its tag is removed, and is not requested again by a tag reinserted with it', async () => {
    const asked = askedByHand();
    const element = await fixture<HTMLElement>('<store-add-to-cart item-id="mug"></store-add-to-cart>');
    const place = element.parentElement!;
    await untilAsked(asked, 1);
    element.remove();
    await waitUntil(() => asked[0]!.signal.aborted, 'the question is still open');
    place.append(element);
    await untilAsked(asked, 2);
    asked[1]!.answer(mugProduct);
    await untilRole(element, ADD_BUTTON);
    element.remove();
    await nextFrame();
    place.append(element);
    await nextFrame();
    await untilRole(element, ADD_BUTTON);
    expect(asked).to.have.lengthOf(2);
    expect(reports).to.deep.equal([]);
  });

  it('leaves the page’s content if the store does not have it, and warns the author', async () => {
    const element = await fixture('<store-add-to-cart item-id="moon"><p>Call us.</p></store-add-to-cart>');
    await waitUntil(() => reports.length === 1, 'nothing was reported');
    expect(reports[0]).to.equal('store-add-to-cart/item: StorefrontError: Store call refused: not-found');
    expect(element.querySelector('p')!.getClientRects()).to.have.lengthOf(1);
  });

  it('is loaded when the network is back', async () => {
    const asked = askedByHand();
    const element = await fixture('<store-add-to-cart item-id="mug"><p>Call us.</p></store-add-to-cart>');
    await untilAsked(asked, 1);
    lastOf(asked).refuse('offline');
    await waitUntil(() => reports.length === 1, 'nothing was reported');
    expect(element.querySelector('p')!.getClientRects()).to.have.lengthOf(1);
    window.dispatchEvent(new Event('online'));
    await untilAsked(asked, 2);
    lastOf(asked).answer(mugProduct);
    await untilRole(element, ADD_BUTTON);
    window.dispatchEvent(new Event('online'));
    await nextFrame();
    expect(asked).to.have.lengthOf(2);
  });

  for (const [what, json] of [
    ['null', null],
    ['a list', [mugProduct]],
    ['a text', '<!doctype html>'],
    ['a product without id', { structuredContent: {} }],
  ] as const)
    it(`leaves the page’s content if the response is ${what}`, async () => {
      const asked = askedByHand();
      const element = await fixture('<store-add-to-cart item-id="mug"><p>Call us.</p></store-add-to-cart>');
      await untilAsked(asked, 1);
      lastOf(asked).answer(json);
      await nextFrame();
      expect(element.querySelector('p')!.getClientRects()).to.have.lengthOf(1);
      expect(allByRole(element, ADD_BUTTON)).to.have.lengthOf(0);
    });

  it('is found in the page itself without a store', async () => {
    configureStore({ gateway: 'memory' });
    const page = await fixture<HTMLElement>('<div></div>');
    page.innerHTML = `<store-product item-id="mug"><store-add-to-cart></store-add-to-cart></store-product>
      <store-price><script type="application/json">${JSON.stringify(mugProduct)}</script></store-price>`;
    await untilRole(page, ADD_BUTTON);
  });
});

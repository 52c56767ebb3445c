import { expect, fixture, nextFrame } from '@open-wc/testing';
import {
  storefront,
  type StoreCartAddEvent,
  type StoreCartChangeEvent,
  type StoreCartRemoveEvent,
} from '../../../elements/index.ts';
import { focusedNode, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { hold, MUG, openCart, pageOf, PRINT, type CartPage } from './cart-page.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { CART_WORDS, FAILURE_WORDS } from '../../../core/words/index.ts';

const REMOVE = `Remove ${MUG}`;
const UNDO = { role: 'button', name: 'Undo' };

async function removeMug({ button, element }: Pick<CartPage, 'button' | 'element'>): Promise<HTMLElement> {
  button(REMOVE).focus();
  button(REMOVE).click();
  await waitUntil(() => element.shadowRoot!.textContent.includes(`${MUG} was removed.`));
  return untilRole(element, UNDO);
}

describe('removing a line', () => {
  it('emits store-cart-remove, and is cancelled if the page prevents it', async () => {
    const page = await openCart();
    const { count } = hold(page.gateway, 'remove');
    page.element.addEventListener('store-cart-remove', (event) => {
      event.preventDefault();
    });
    page.button(REMOVE).click();
    await page.settle();
    expect([page.eventTypes(), count()]).to.deep.equal([['store-cart-remove'], 0]);
    expect((page.events[0] as StoreCartRemoveEvent).entry.title).to.equal(MUG);
    page.field(MUG);
  });

  it('keeps the line with a reason if it is refused', async () => {
    const page = await openCart();
    page.gateway.failNext('offline', { times: 9 });
    page.button(REMOVE).click();
    await page.untilAlert(`${CART_WORDS.unableToRemove}${FAILURE_WORDS.checkConnection}`);
    page.field(MUG);
  });

  it('moves the focus of the line to Undo', async () => {
    const undo = await removeMug(await openCart());
    await waitUntil(() => focusedNode() === undo);
  });

  it('moves the focus to Undo inside an outer shadow root, too', async () => {
    await openCart();
    const outer = await fixture('<div></div>');
    const root = outer.attachShadow({ mode: 'closed' });
    root.innerHTML = '<store-cart></store-cart>';
    const element = root.querySelector<StoreTag>('store-cart')!;
    await untilRole(element, { role: 'button', name: REMOVE });
    const undo = await removeMug(pageOf(element));
    await waitUntil(() => element.shadowRoot!.activeElement === undo);
  });

  for (const place of ['in the page', 'inside an outer shadow root'] as const) {
    it(`leaves the focus to a visitor who types elsewhere, ${place}`, async () => {
      const first = await openCart();
      let page: Pick<CartPage, 'element' | 'button' | 'field' | 'type'> = first;
      if (place !== 'in the page') {
        first.element.remove();
        const root = (await fixture('<div></div>')).attachShadow({ mode: 'open' });
        root.innerHTML = '<store-cart></store-cart>';
        page = pageOf(root.querySelector<StoreTag>('store-cart')!);
        await untilRole(page.element, { role: 'button', name: REMOVE });
      }
      const { count, release } = hold(first.gateway, 'remove');
      page.button(REMOVE).focus();
      page.button(REMOVE).click();
      await waitUntil(() => count() === 1);
      page.type(PRINT, '7');
      release();
      await untilRole(page.element, UNDO);
      await nextFrame();
      await nextFrame();
      expect(focusedNode() === page.field(PRINT), 'keeps the focus').to.equal(true);
      expect(page.field(PRINT).value).to.equal('7');
    });
  }

  it('leaves the focus in a field outside the tag', async () => {
    const page = await openCart();
    const outside = await fixture<HTMLInputElement>('<input aria-label="Search" />');
    page.button(REMOVE).click();
    outside.focus();
    await untilRole(page.element, UNDO);
    await nextFrame();
    expect(focusedNode() === outside).to.equal(true);
  });

  it('leaves the focus alone in a cart page that is opened later', async () => {
    const first = await openCart();
    await storefront().cart.remove(storefront().cart.$cart.get()!.entries[0]!.id);
    first.element.remove();
    const later = await fixture('<store-cart></store-cart>');
    await untilRole(later, UNDO);
    await nextFrame();
    expect(focusedNode() === document.body).to.equal(true);
  });
});

describe('restoring a line', () => {
  it('emits store-cart-add before and store-cart-change after, with the line', async () => {
    const page = await openCart();
    const undo = await removeMug(page);
    const before = page.events.length;
    undo.click();
    undo.click();
    await untilRole(page.element, { role: 'button', name: REMOVE });
    await page.settle();
    const [add, change, ...others] = page.events.slice(before) as [
      StoreCartAddEvent,
      StoreCartChangeEvent,
      ...Event[],
    ];
    expect([add.type, add.itemId, add.sku, add.quantity, add.cancelable]).to.deep.equal([
      'store-cart-add',
      'mug',
      'mug',
      1,
      true,
    ]);
    expect([change.type, change.newlyAdded?.title, others.length]).to.deep.equal([
      'store-cart-change',
      MUG,
      0,
    ]);
  });

  it('can be tried again after the page prevented it', async () => {
    const page = await openCart();
    const undo = await removeMug(page);
    const { count } = hold(page.gateway, 'add');
    page.element.addEventListener('store-cart-add', (event) => {
      event.preventDefault();
    });
    undo.click();
    await page.settle();
    expect(count()).to.equal(0);
    expect(page.eventTypes().at(-1)).to.equal('store-cart-add');
    await untilRole(page.element, UNDO);
  });

  it("moves the focus from the button to the line's quantity", async () => {
    const page = await openCart();
    const undo = await removeMug(page);
    undo.focus();
    undo.click();
    await untilRole(page.element, { role: 'button', name: REMOVE });
    await page.settle();
    await waitUntil(() => focusedNode() === page.field(MUG), 'the focus is elsewhere');
  });

  it('leaves the focus to a visitor who types elsewhere meanwhile', async () => {
    const page = await openCart();
    const undo = await removeMug(page);
    undo.click();
    page.field(PRINT).focus();
    await untilRole(page.element, { role: 'button', name: REMOVE });
    await page.settle();
    await nextFrame();
    expect(focusedNode() === page.field(PRINT)).to.equal(true);
  });

  for (const isLast of [false, true]) {
    it(`shows a refusal beside the button, ${isLast ? 'in an empty cart' : 'beside other lines'}`, async () => {
      const page = await openCart();
      if (isLast) {
        page.button(`Remove ${PRINT}`).click();
        await page.settle();
      }
      const undo = await removeMug(page);
      page.gateway.failNext('offline', { times: 9 });
      undo.click();
      await page.untilAlert(`${FAILURE_WORDS.unableToAdd}${FAILURE_WORDS.checkConnection}`);
      page.gateway.failNext('offline', { times: 0 });
      undo.click();
      await untilRole(page.element, { role: 'button', name: REMOVE });
      expect(page.alerts()).to.deep.equal([]);
    });
  }
});

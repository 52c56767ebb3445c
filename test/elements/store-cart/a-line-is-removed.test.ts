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

describe('a line is removed', () => {
  it('store-cart-remove names it, and its veto keeps it', async () => {
    const page = await openCart();
    const { count } = hold(page.gateway, 'remove');
    page.element.addEventListener('store-cart-remove', (event) => {
      event.preventDefault();
    });
    page.button(REMOVE).click();
    await page.settle();
    expect([page.typesHeard(), count()]).to.deep.equal([['store-cart-remove'], 0]);
    expect((page.heard[0] as StoreCartRemoveEvent).entry.title).to.equal(MUG);
    page.field(MUG);
  });

  it('refused, it stays, with the reason', async () => {
    const page = await openCart();
    page.gateway.failNext('offline', { times: 9 });
    page.button(REMOVE).click();
    await page.untilAlert(`${CART_WORDS.unableToRemove}${FAILURE_WORDS.checkConnection}`);
    page.field(MUG);
  });

  it('the focus that the line had goes to Undo', async () => {
    const undo = await removeMug(await openCart());
    await waitUntil(() => focusedNode() === undo);
  });

  it('the focus goes there inside an outer shadow root, too', async () => {
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
    it(`a visitor who types elsewhere keeps the focus, ${place}`, async () => {
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

  it('a field of the page outside keeps the focus', async () => {
    const page = await openCart();
    const outside = await fixture<HTMLInputElement>('<input aria-label="Search" />');
    page.button(REMOVE).click();
    outside.focus();
    await untilRole(page.element, UNDO);
    await nextFrame();
    expect(focusedNode() === outside).to.equal(true);
  });

  it('a cart page that is opened later does not take the focus', async () => {
    const first = await openCart();
    await storefront().cart.remove(storefront().cart.$cart.get()!.entries[0]!.id);
    first.element.remove();
    const later = await fixture('<store-cart></store-cart>');
    await untilRole(later, UNDO);
    await nextFrame();
    expect(focusedNode() === document.body).to.equal(true);
  });
});

describe('a removed line is put back', () => {
  it('store-cart-add comes before, store-cart-change after, with what was added', async () => {
    const page = await openCart();
    const undo = await removeMug(page);
    const before = page.heard.length;
    undo.click();
    undo.click();
    await untilRole(page.element, { role: 'button', name: REMOVE });
    await page.settle();
    const [add, change, ...others] = page.heard.slice(before) as [
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

  it('vetoed, it stays away and can still be put back', async () => {
    const page = await openCart();
    const undo = await removeMug(page);
    const { count } = hold(page.gateway, 'add');
    page.element.addEventListener('store-cart-add', (event) => {
      event.preventDefault();
    });
    undo.click();
    await page.settle();
    expect(count()).to.equal(0);
    expect(page.typesHeard().at(-1)).to.equal('store-cart-add');
    await untilRole(page.element, UNDO);
  });

  it('takes the focus that the button had, at its quantity', async () => {
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
    it(`refused, it says so beside the button, ${isLast ? 'in an empty cart' : 'beside other lines'}`, async () => {
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

import { expect, fixture, nextFrame } from '@open-wc/testing';
import { configureStore, storefront } from '../../../elements/index.ts';
import { untilRole } from '../../support/by-role.ts';
import { hold, MUG, openCart, pageOf, PRINT } from './cart-page.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { CART_WORDS, FAILURE_WORDS } from '../../../core/words/index.ts';

const MORE = `Increase quantity of ${MUG}`;

describe('a quantity field', () => {
  it('keeps a refused text with the reason until the visitor changes it', async () => {
    const page = await openCart();
    const mark = () => getComputedStyle(page.field(MUG).parentElement!).boxShadow;
    const calm = mark();
    page.type(MUG, '9999');
    page.pressEnter(MUG);
    await page.untilAlert(CART_WORDS.notEnough);
    await page.settle();
    expect(mark()).not.to.equal(calm);
    expect(page.field(MUG).value).to.equal('9999');
    expect(page.field(MUG).getAttribute('aria-invalid')).to.equal('true');
    page.type(MUG, '3');
    await waitUntil(() => page.alerts().length === 0);
    page.pressEnter(MUG);
    await page.settle();
    expect(page.field(MUG).value).to.equal('3');
    expect(storefront().cart.$count.get()).to.equal(4);
  });

  for (const ime of [{ isComposing: true }, { keyCode: 229 }])
    it(`leaves Enter to an input method that says ${Object.keys(ime).join()}`, async () => {
      const page = await openCart();
      page.type(MUG, '4');
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, ...ime });
      page.field(MUG).dispatchEvent(enter);
      await nextFrame();
      await page.settle();
      expect(storefront().cart.$count.get()).to.equal(2);
      page.pressEnter(MUG);
      await page.settle();
      expect(storefront().cart.$count.get()).to.equal(5);
    });

  for (const kind of ['offline', 'server', 'timeout', 'crumb'] as const) {
    it(`keeps the text when the store fails (${kind}), and sends it again on Enter`, async () => {
      const page = await openCart();
      page.gateway.failNext(kind, { times: 9 });
      page.type(MUG, '4');
      page.pressEnter(MUG);
      await page.untilAlert(CART_WORDS.unableToUpdateQuantity);
      await page.settle();
      expect(page.field(MUG).value).to.equal('4');
      page.gateway.failNext(kind, { times: 0 });
      page.pressEnter(MUG);
      await page.settle();
      expect([page.field(MUG).value, page.alerts()]).to.deep.equal(['4', []]);
      expect(storefront().cart.$count.get()).to.equal(5);
    });
  }

  for (const id of ['__proto__', 'constructor', 'toString']) {
    it(`is sent for its line if the store calls that ${id}`, async () => {
      const { gateway } = await openCart();
      const asked: unknown[] = [];
      const load = async () => {
        const cart = await gateway.load();
        return { ...cart, version: 99, entries: cart.entries.slice(0, 1).map((entry) => ({ ...entry, id })) };
      };
      const setQuantity = async (...call: readonly unknown[]) => {
        asked.push(call.slice(0, 2));
        return { cart: await load(), entry: null };
      };
      configureStore({ gateway: { cart: { ...gateway, load, setQuantity } } });
      await storefront().cart.refresh();
      const page = pageOf(await fixture('<store-cart></store-cart>'));
      await untilRole(page.element, { role: 'link', name: 'Checkout' });
      expect([page.field(MUG).value, page.alerts()]).to.deep.equal(['1', []]);
      page.type(MUG, '5');
      page.pressEnter(MUG);
      await page.settle();
      expect(asked).to.deep.equal([[id, 5]]);
    });
  }

  for (const dispatched of ['input', 'change']) {
    it(`sends a quantity that a script has set, with the event ${dispatched}`, async () => {
      const page = await openCart();
      const field = page.field(MUG);
      if (dispatched === 'input') field.focus();
      field.value = '3';
      field.dispatchEvent(new Event(dispatched, { bubbles: true }));
      if (dispatched === 'input') page.pressEnter(MUG);
      // A view that is still being drawn sends it once it is there.
      await waitUntil(() => storefront().cart.$count.get() === 4);
      await page.settle();
      expect(page.field(MUG).value).to.equal('3');
    });
  }

  it('keeps the text and sends nothing if the page prevents store-cart-update', async () => {
    const page = await openCart();
    const { count } = hold(page.gateway, 'setQuantity');
    page.element.addEventListener('store-cart-update', (event) => {
      event.preventDefault();
    });
    page.type(MUG, '6');
    page.pressEnter(MUG);
    page.field(MUG).blur();
    await page.settle();
    expect([page.field(MUG).value, count(), page.eventTypes()]).to.deep.equal([
      '6',
      0,
      ['store-cart-update'],
    ]);
  });

  it('keeps text that was typed during an earlier change', async () => {
    const page = await openCart();
    const { count, release } = hold(page.gateway, 'setQuantity');
    page.button(MORE).click();
    await waitUntil(() => count() === 1);
    page.type(MUG, '12');
    release();
    await page.settle();
    expect(page.field(MUG).value).to.equal('12');
  });

  it('shows the confirmed quantity after a refused step, and keeps typed text', async () => {
    const page = await openCart();
    page.gateway.failNext('sold-out');
    page.button(MORE).click();
    await page.untilAlert(CART_WORDS.notEnough);
    expect(page.field(MUG).value).to.equal('1');
    page.type(MUG, '9999');
    page.pressEnter(MUG);
    await page.settle();
    page.gateway.failNext('sold-out');
    page.button(MORE).click();
    await page.settle();
    expect(page.field(MUG).value).to.equal('9999');
    page.button(MORE).click();
    await page.settle();
    expect([page.field(MUG).value, page.alerts()]).to.deep.equal(['2', []]);
  });

  it('disables steps below the minimum and above the maximum', async () => {
    const page = await openCart();
    const [less, more] = [
      page.button(`Decrease quantity of ${PRINT}`),
      page.button(`Increase quantity of ${PRINT}`),
    ];
    const offered = () => [less, more].map((button) => button.getAttribute('aria-disabled') !== 'true');
    expect(offered()).to.deep.equal([false, true]);
    page.type(PRINT, '9999');
    page.pressEnter(PRINT);
    await page.settle();
    expect(offered()).to.deep.equal([true, false]);
    const sent = page.events.length;
    more.click();
    await page.settle();
    expect([page.field(PRINT).value, page.events.length]).to.deep.equal(['9999', sent]);
  });

  it('steps from its text, sent or not', async () => {
    const page = await openCart();
    page.type(MUG, '5');
    page.button(MORE).click();
    await page.settle();
    expect(page.field(MUG).value).to.equal('6');
    expect(page.eventTypes().filter((type) => type === 'store-cart-update')).to.have.lengthOf(1);
  });

  for (const [text, message] of [
    ['two', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
  ] as const) {
    it(`reports "${text}" once on Enter followed by blur`, async () => {
      const page = await openCart();
      page.type(MUG, text);
      page.pressEnter(MUG);
      page.field(PRINT).focus();
      await page.untilAlert(message);
      await nextFrame();
      expect(page.eventTypes()).to.deep.equal(['store-error']);
      expect(page.field(MUG).value).to.equal(text);
    });
  }
});

describe('repeated clicks on a step', () => {
  it('emit one event when they became one change', async () => {
    const page = await openCart();
    const { count, release } = hold(page.gateway, 'setQuantity');
    page.button(MORE).click();
    await waitUntil(() => count() === 1);
    for (let press = 0; press < 3; press += 1) page.button(MORE).click();
    await waitUntil(() => page.field(MUG).value === '5');
    release();
    await page.settle();
    expect(page.eventTypes().filter((type) => type === 'store-cart-change')).to.have.lengthOf(2);
    expect(page.eventTypes().filter((type) => type === 'store-cart-update')).to.have.lengthOf(4);
    expect(page.field(MUG).value).to.equal('5');
  });

  it('report one error when they were refused together, and another for the next refusal', async () => {
    const page = await openCart();
    const errors = () => page.eventTypes().filter((type) => type === 'store-error').length;
    page.gateway.failNext('offline', { times: 9 });
    for (let press = 0; press < 3; press += 1) page.button(MORE).click();
    await page.untilAlert(FAILURE_WORDS.checkConnection);
    await page.settle();
    expect(errors()).to.equal(1);
    page.button(MORE).click();
    await page.settle();
    expect(errors()).to.equal(2);
  });
});

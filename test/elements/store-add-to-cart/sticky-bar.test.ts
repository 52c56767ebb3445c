import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { CHOOSING_WORDS } from '../../../core/words/index.ts';
import { storefront } from '../../../elements/index.ts';
import {
  printProduct,
  teeProduct,
  useMemoryStore,
  type MemoryCartGateway,
} from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON, ADDING_BUTTON } from '../../support/add-button.ts';
import { byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { holdAnswers } from '../../support/elements.ts';
import { BAR, scrollPast, untilSeen } from '../../support/sticky-states.ts';
import {
  bars,
  fillerOf,
  ownButton,
  shown,
  toEnd,
  toTop,
  untilGone,
  untilObserved,
} from '../../support/sticky-tag.ts';
import { SOLD_OUT_MUG } from '../../support/tag-cases.ts';
import { textsOf, UNDO } from '../../support/undo-offer.ts';
import { waitUntil } from '../../support/wait-until.ts';

const DESKTOP = { width: 800, height: 600 };
const PHONE = { width: 390, height: 844 };
const CHOOSE = { role: 'button', name: CHOOSING_WORDS.chooseOptions };

describe('the bar of a sticky tag', () => {
  let gateway: MemoryCartGateway;
  beforeEach(async () => {
    gateway = await useMemoryStore();
  });
  afterEach(async () => {
    toTop();
    await setViewport(DESKTOP);
  });

  it('shows title, price and button once the own button is above the window, and not before', async () => {
    const element = await shown('sticky', printProduct);
    expect(bars(element)).to.equal(0);
    const bar = await scrollPast(element);
    await waitUntil(() => Math.abs(bar.getBoundingClientRect().bottom - innerHeight) < 1, 'not at the edge');
    expect(bar.textContent).to.include('Harbor Print');
    expect(bar.textContent).to.match(/Sale Price: \$12\.00 Original Price: \$15\.00/);
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    toTop();
    await untilGone(element);
  });

  it('stays away from a visitor who jumps past the tag, until the tag was in view', async () => {
    const twin = await shown('sticky');
    const element = document.createElement('store-add-to-cart');
    Object.assign(element, { product: printProduct, sticky: true });
    // Near enough to be drawn, and below the window.
    twin.after(fillerOf(innerHeight), element, fillerOf(3_000));
    await untilRole(element, ADD_BUTTON);
    await untilSeen(ownButton(twin));
    toEnd();
    await untilRole(twin, BAR);
    expect(bars(element)).to.equal(0);
    ownButton(element).scrollIntoView();
    await untilSeen(ownButton(element));
    toEnd();
    await untilRole(element, BAR);
    toTop();
    await untilGone(element);
  });

  for (const attributes of ['', 'sticky="false"'])
    it(`is not there with the attributes "${attributes}"`, async () => {
      const element = await shown(attributes);
      const twin = await shown('sticky');
      await scrollPast(twin);
      expect(bars(element)).to.equal(0);
    });

  it('leaves when the attribute is removed, and comes with it', async () => {
    const element = await shown('sticky');
    await scrollPast(element);
    element.removeAttribute('sticky');
    await untilGone(element);
    element.setAttribute('sticky', '');
    await untilRole(element, BAR);
  });

  it('is not shown on phones, unless always', async () => {
    await setViewport(PHONE);
    const element = await shown('sticky');
    const always = await shown('sticky="always"');
    await scrollPast(always);
    expect(bars(element)).to.equal(0);
    await setViewport(DESKTOP);
    toTop();
    await scrollPast(element);
  });

  it('is not shown for a sold-out product', async () => {
    const element = await shown('sticky');
    await scrollPast(element);
    Reflect.set(element, 'product', SOLD_OUT_MUG);
    await untilGone(element);
  });

  it('adds as the own button does, with its states and its notice', async () => {
    const held = holdAnswers(gateway);
    const element = await shown('sticky quantity="2"');
    const bar = await scrollPast(element);
    byRole(bar, ADD_BUTTON).click();
    const adding = await untilRole(bar, ADDING_BUTTON);
    expect([adding.ariaBusy, adding.ariaDisabled]).to.deep.equal(['true', 'true']);
    held.release();
    await untilRole(bar, ADDED_BUTTON);
    expect(storefront().cart.$cart.get()!.entries[0]!.quantity).to.equal(2);
    await untilRole(element, UNDO);
    await waitUntil(() => textsOf(element, 'status').length > 0);
  });

  it('shows a failure beside the own button, which gets the focus', async () => {
    const element = await shown('sticky');
    const bar = await scrollPast(element);
    gateway.failNext('offline');
    const button = byRole(bar, ADD_BUTTON);
    button.focus();
    button.click();
    await waitUntil(() => textsOf(element, 'alert').length > 0);
    await untilGone(element);
    expect(focusedNode()).to.equal(ownButton(element));
  });

  it('leads to the first option without a value, then adds', async () => {
    const element = await shown('sticky', teeProduct);
    let bar = await scrollPast(element);
    byRole(bar, CHOOSE).click();
    const color = byRole(element, { role: 'combobox', name: 'Color' });
    expect(focusedNode()).to.equal(color);
    await untilGone(element);
    const { top, bottom } = color.getBoundingClientRect();
    expect(top >= 0 && bottom <= innerHeight, 'in view').to.equal(true);
    expect(textsOf(element, 'alert')).to.deep.equal([]);
    for (const [name, value] of Object.entries({ Color: 'Ink', Size: 'M' })) {
      const list = byRole(element, { role: 'combobox', name }) as HTMLSelectElement;
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await untilObserved(element);
    bar = await scrollPast(element);
    byRole(bar, ADD_BUTTON).click();
    await waitUntil(() => storefront().cart.$cart.get()?.entries.length === 1);
  });

  it('leads to a quantity that cannot be read', async () => {
    const element = await shown('sticky');
    const quantity = byRole(element, { role: 'textbox', name: 'Quantity' }) as HTMLInputElement;
    quantity.value = 'two';
    quantity.dispatchEvent(new Event('input', { bubbles: true }));
    const bar = await scrollPast(element);
    (await untilRole(bar, CHOOSE)).click();
    expect(focusedNode()).to.equal(quantity);
  });

  it('follows the own controls in the order of the Tab key, and returns the focus when it leaves', async () => {
    const element = await shown('sticky');
    const after = document.createElement('button');
    after.textContent = 'After';
    element.after(after);
    await scrollPast(element);
    ownButton(element).focus({ preventScroll: true });
    await sendKeys({ press: 'Tab' });
    const bar = byRole(element, BAR);
    expect(focusedNode()).to.equal(byRole(bar, ADD_BUTTON));
    toTop();
    await untilGone(element);
    expect(focusedNode()).to.equal(ownButton(element));
    await sendKeys({ press: 'Tab' });
    expect(focusedNode()).to.equal(after);
  });
});

import { expect, fixture, nextFrame } from '@open-wc/testing';
import { storefront, type StoreCartChangeEvent } from '../../elements/index.ts';
import { mugProduct } from '../../elements/testing.ts';
import '../../elements/all.ts';
import { liveRegion } from '../../elements/ui/index.ts';
import { ADD_BUTTON, ADDING_BUTTON } from '../support/add-button.ts';
import { untilRole } from '../support/by-role.ts';
import { closeFreshPages, openFreshPage } from '../support/fresh-page.ts';
import {
  drawsNothing,
  simulateInteraction,
  holdAnswers,
  holdView,
  untilTakenOver,
  type StoreTag,
} from '../support/elements.ts';
import { showableStore, TAG_CASES } from '../support/tag-cases.ts';
import { countPage } from '../support/page-listeners.ts';
import { untilIdle } from '../support/until-idle.ts';
import { waitUntil } from '../support/wait-until.ts';

const TIMES = 10;

interface CountedStore {
  readonly lc: number;
}

/** Number of listeners of the store that all elements share. */
function countSubscriptions(): Record<string, number> {
  const { settings, cart } = storefront();
  const stores = { $settings: settings.$settings, $program: settings.$program, ...cart };
  const counted = Object.entries(stores).filter(([name]) => name.startsWith('$'));
  return Object.fromEntries(counted.map(([name, store]) => [name, (store as unknown as CountedStore).lc]));
}

describe('a removed tag', () => {
  const stops: (() => void)[] = [];

  beforeEach(async () => {
    // A visitor of another test may have signed up.
    localStorage.clear();
    await showableStore();
    // The first announcement opens it for the page; a popup may announce after it has been removed.
    liveRegion();
    // Computed stores release their sources a second after their last listener: here they always have one.
    const { $count, $subtotal } = storefront().cart;
    for (const store of [$count, $subtotal]) stops.push(store.listen(() => undefined));
  });

  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  for (const { tag, html, control } of TAG_CASES) {
    it(`<${tag}> leaves no listener, no observer and no subscription behind`, async () => {
      const page = await fixture('<div></div>');
      const insertAndRemove = async () => {
        page.innerHTML = html;
        const element = page.firstElementChild as StoreTag;
        await untilRole(element, control);
        await untilTakenOver(element);
        element.remove();
        await nextFrame();
      };
      const counter = countPage();
      // The first one may permanently open resources that the page shares.
      await insertAndRemove();
      const before = { subscriptions: countSubscriptions(), ...counter.read() };
      for (let time = 0; time < TIMES; time += 1) await insertAndRemove();
      const read = () => ({ subscriptions: countSubscriptions(), ...counter.read() });
      // What is left says more than that it took too long.
      await waitUntil(() => JSON.stringify(read()) === JSON.stringify(before)).catch(() => undefined);
      const after = read();
      counter.stop();
      expect(after).to.deep.equal(before);
    });

    it(`<${tag}> leaves nothing behind if it is removed while its view loads`, async () => {
      const page = await fixture('<div></div>');
      const counter = countPage();
      const before = { subscriptions: countSubscriptions(), ...counter.read() };
      for (let time = 0; time < TIMES; time += 1) {
        page.innerHTML = html;
        page.firstElementChild?.dispatchEvent(new PointerEvent('pointerdown'));
        page.firstElementChild?.remove();
        await nextFrame();
      }
      const read = () => ({ subscriptions: countSubscriptions(), ...counter.read() });
      // What is left says more than that it took too long.
      await waitUntil(() => JSON.stringify(read()) === JSON.stringify(before)).catch(() => undefined);
      const after = read();
      counter.stop();
      expect(after).to.deep.equal(before);
    });

    it(`<${tag}> listens once after ten moves`, async () => {
      const element: StoreTag = await fixture(html);
      await untilRole(element, control);
      await untilTakenOver(element);
      const counter = countPage();
      const before = { subscriptions: countSubscriptions(), ...counter.read() };
      for (let time = 0; time < TIMES; time += 1) element.parentElement!.append(element);
      await nextFrame();
      const read = () => ({ subscriptions: countSubscriptions(), ...counter.read() });
      // What is left says more than that it took too long.
      await waitUntil(() => JSON.stringify(read()) === JSON.stringify(before)).catch(() => undefined);
      const after = read();
      counter.stop();
      expect(after).to.deep.equal(before);
    });

    it(`<${tag}> shows the same after it is reinserted`, async () => {
      const element: StoreTag = await fixture(html);
      const parent = element.parentElement!;
      await untilRole(element, control);
      await untilTakenOver(element);
      element.remove();
      await nextFrame();
      parent.append(element);
      await untilRole(element, control);
    });
  }
});

describe('a pill that is removed before React has loaded', () => {
  it('counts later additions to the cart when it is reinserted', async () => {
    await showableStore();
    const view = holdView('cart-pill');
    try {
      const element: StoreTag = await fixture('<cart-pill></cart-pill>');
      const parent = element.parentElement!;
      await untilRole(element, { role: 'link', name: '2 items in cart, $36.00' });
      element.remove();
      await nextFrame();
      await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 1, additionalFields: '' });
      parent.append(element);
      await untilRole(element, { role: 'link', name: '3 items in cart, $54.00' });
    } finally {
      view.release();
      view.restore();
    }
  });
});

describe('a tag that is removed briefly while React loads', () => {
  // If React found a root of its own there, no-uncaught.ts would report it.
  it('is hydrated once, with the existing nodes', async () => {
    await showableStore();
    const view = holdView('cart-pill');
    try {
      const element: StoreTag = await fixture('<cart-pill></cart-pill>');
      const parent = element.parentElement!;
      await element.ready;
      simulateInteraction();
      await waitUntil(() => view.tryCount() === 1, 'not requested');
      element.remove();
      await nextFrame();
      parent.append(element);
      await waitUntil(() => view.tryCount() === 2, 'not requested again');
      view.release();
      await untilTakenOver(element);
      await nextFrame();
      await nextFrame();
      await untilRole(element, { role: 'link', name: '2 items in cart, $36.00' });
    } finally {
      view.release();
      view.restore();
    }
  });
});

describe('a tag that is removed during a purchase', () => {
  it('completes the purchase, and dispatches its event on the document', async () => {
    const held = holdAnswers(await showableStore());
    const element: StoreTag = await fixture('<store-add-to-cart></store-add-to-cart>');
    Reflect.set(element, 'product', mugProduct);
    (await untilRole(element, ADD_BUTTON)).click();
    await untilRole(element, ADDING_BUTTON);
    element.remove();
    await nextFrame();
    const received: (number | undefined)[] = [];
    const record = ({ cart }: StoreCartChangeEvent) => received.push(cart?.totalQuantity);
    document.addEventListener('store-cart-change', record);
    held.release();
    await waitUntil(() => received.length > 0, 'the page receives no event');
    document.removeEventListener('store-cart-change', record);
    expect(received).to.deep.equal([3]);
    expect(storefront().cart.$count.get()).to.equal(3);
  });
});

describe('a tag that is never inserted', () => {
  afterEach(closeFreshPages);

  for (const { tag, hasView } of TAG_CASES) {
    it(`<${tag}> mounts nothing, and does not fetch React`, async () => {
      const page = await openFreshPage({ modules: { all: '/elements/all.ts' } });
      const element = page.document.createElement(tag) as StoreTag;
      Reflect.set(element, 'product', '{}');
      page.window.customElements.upgrade(element);
      await untilIdle(page.window);
      await nextFrame();
      expect(element.shadowRoot?.querySelector('[part]') ?? null).to.equal(null);
      expect(page.scripts().filter((path) => /react-dom|view\.tsx|mount\.ts/.test(path))).to.deep.equal([]);
      if (!hasView) return;
      // The same page would have fetched it for an inserted tag.
      page.document.body.append(element);
      if (tag !== 'store-cart') await element.ready;
      if (drawsNothing(element)) return;
      simulateInteraction(page.window);
      await waitUntil(() => page.scripts().some((path) => /mount\.ts/.test(path)), 'React was not fetched');
    });
  }
});

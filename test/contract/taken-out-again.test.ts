import { expect, fixture, nextFrame } from '@open-wc/testing';
import { storefront, type StoreCartChangeEvent } from '../../elements/index.ts';
import { mugProduct } from '../../elements/testing.ts';
import '../../elements/all.ts';
import { untilRole } from '../support/by-role.ts';
import { closeFreshPages, openFreshPage } from '../support/fresh-page.ts';
import {
  drawsNothing,
  giveSignOfLife,
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

/** How many listen to the shop that all elements share. */
function countSubscriptions(): Record<string, number> {
  const { settings, cart } = storefront();
  const stores = { $settings: settings.$settings, $program: settings.$program, ...cart };
  const counted = Object.entries(stores).filter(([name]) => name.startsWith('$'));
  return Object.fromEntries(counted.map(([name, store]) => [name, (store as unknown as CountedStore).lc]));
}

describe('taken out of the page', () => {
  const stops: (() => void)[] = [];

  beforeEach(async () => {
    await showableStore();
    // Computed stores let go of their sources a second after their last listener: here they always have one.
    const { $count, $subtotal } = storefront().cart;
    for (const store of [$count, $subtotal]) stops.push(store.listen(() => undefined));
  });

  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  for (const { tag, html, control } of TAG_CASES) {
    it(`<${tag}> leaves no listener, no observer and no subscription behind`, async () => {
      const page = await fixture('<div></div>');
      const comeAndGo = async () => {
        page.innerHTML = html;
        const element = page.firstElementChild as StoreTag;
        await untilRole(element, control);
        await untilTakenOver(element);
        element.remove();
        await nextFrame();
      };
      const counter = countPage();
      // The first one may open what the page shares for good.
      await comeAndGo();
      const before = { subscriptions: countSubscriptions(), ...counter.read() };
      for (let time = 0; time < TIMES; time += 1) await comeAndGo();
      const read = () => ({ subscriptions: countSubscriptions(), ...counter.read() });
      // What is left says more than that it took too long.
      await waitUntil(() => JSON.stringify(read()) === JSON.stringify(before)).catch(() => undefined);
      const after = read();
      counter.stop();
      expect(after).to.deep.equal(before);
    });

    it(`<${tag}> taken out while its view is on its way leaves nothing behind either`, async () => {
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

    it(`<${tag}> moved ten times listens once`, async () => {
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

    it(`<${tag}> put back later shows what it showed`, async () => {
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

describe('taken out before React is there', () => {
  it('and put back later, the pill counts what came into the cart meanwhile', async () => {
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

describe('taken out for a moment while React is on its way', () => {
  // That React found a root of its own there already would be told by no-uncaught.ts.
  it('React comes once, over the nodes that are there', async () => {
    await showableStore();
    const view = holdView('cart-pill');
    try {
      const element: StoreTag = await fixture('<cart-pill></cart-pill>');
      const parent = element.parentElement!;
      await element.ready;
      giveSignOfLife();
      await waitUntil(() => view.tryCount() === 1, 'not asked for');
      element.remove();
      await nextFrame();
      parent.append(element);
      await waitUntil(() => view.tryCount() === 2, 'not asked for again');
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

describe('taken out while a purchase is under way', () => {
  it('the purchase completes, and its event is sent from the document', async () => {
    const held = holdAnswers(await showableStore());
    const element: StoreTag = await fixture('<store-add-to-cart></store-add-to-cart>');
    Reflect.set(element, 'product', mugProduct);
    (await untilRole(element, { role: 'button', name: 'Add To Cart' })).click();
    await untilRole(element, { role: 'button', name: 'Adding…' });
    element.remove();
    await nextFrame();
    const heard: (number | undefined)[] = [];
    const hear = ({ cart }: StoreCartChangeEvent) => heard.push(cart?.totalQuantity);
    document.addEventListener('store-cart-change', hear);
    held.release();
    await waitUntil(() => heard.length > 0, 'the page hears nothing');
    document.removeEventListener('store-cart-change', hear);
    expect(heard).to.deep.equal([3]);
    expect(storefront().cart.$count.get()).to.equal(3);
  });
});

describe('never put into the page', () => {
  afterEach(closeFreshPages);

  for (const { tag, hasView } of TAG_CASES) {
    it(`<${tag}> mounts nothing, and React is not even fetched`, async () => {
      const page = await openFreshPage({ modules: { all: '/elements/all.ts' } });
      const element = page.document.createElement(tag) as StoreTag;
      Reflect.set(element, 'product', '{}');
      page.window.customElements.upgrade(element);
      await untilIdle(page.window);
      await nextFrame();
      expect(element.shadowRoot?.querySelector('[part]') ?? null).to.equal(null);
      expect(page.scripts().filter((path) => /react-dom|view\.tsx|mount\.ts/.test(path))).to.deep.equal([]);
      if (!hasView) return;
      // The same page would have fetched it.
      page.document.body.append(element);
      if (tag !== 'store-cart') await element.ready;
      if (drawsNothing(element)) return;
      giveSignOfLife(page.window);
      await waitUntil(() => page.scripts().some((path) => /mount\.ts/.test(path)), 'React was not fetched');
    });
  }
});

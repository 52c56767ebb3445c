import { expect } from '@open-wc/testing';
import type * as errorsModule from '../../../core/errors/index.ts';
import type * as enhanceDoor from '../../../elements/enhance.ts';
import type * as elementsDoor from '../../../elements/index.ts';
import type * as testingDoor from '../../../elements/testing.ts';
import { closeFreshPages, openFreshPage } from '../../support/fresh-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

interface Modules {
  readonly index: typeof elementsDoor;
  readonly enhance: typeof enhanceDoor;
  readonly errors: typeof errorsModule;
  readonly testing: typeof testingDoor;
}

/** Like a cached page: three items, of another visitor or another day. */
const HEADER = `
  <a data-store-cart href="/cart">Cart <b data-store-cart="count">3</b> <b data-store-cart="subtotal">$54.00</b></a>
  <p class="sqs-custom-cart"><span class="sqs-cart-quantity">3</span> <span class="sqs-cart-subtotal">$54.00</span></p>`;

/** Other tests run in other tabs of the same browser. */
const STORAGE_OF_TAB = `Object.defineProperty(window, 'localStorage', { value: sessionStorage })`;

/** A page whose store answers when the test releases it. */
async function openPrinted(pieces: number) {
  const page = await openFreshPage<Modules>({
    body: HEADER,
    first: STORAGE_OF_TAB,
    modules: {
      index: '/elements/index.ts',
      enhance: '/elements/enhance.ts',
      errors: '/core/errors/index.ts',
      testing: '/elements/testing.ts',
    },
  });
  const { index, enhance, errors, testing } = page.modules;
  const gateway = testing.createMemoryCartGateway({ catalog: testing.catalogOf([testing.mugProduct]) });
  if (pieces > 0)
    await gateway.add({ itemId: 'mug', sku: 'mug', quantity: pieces, additionalFields: '' }, 'key');
  const answers: ((isFailing: boolean) => void)[] = [];
  const load = async () => {
    const isFailing = await new Promise<boolean>((resolve) => answers.push(resolve));
    if (isFailing) throw new errors.StorefrontError('offline');
    return gateway.load();
  };
  index.configureStore({ gateway: { cart: { ...gateway, load } } });
  const shown = watchTexts(page.document);
  const stop = enhance.enhance(page.document);
  const { body } = page.document;
  return {
    ...{ body, stop, shown, cart: index.storefront().cart },
    states: () =>
      [...body.querySelectorAll<HTMLElement>('[data-store-cart], .sqs-custom-cart')].map(
        ({ dataset }) => dataset['storeState'],
      ),
    answer: async (isFailing = false) => {
      await waitUntil(() => answers.length > 0, 'the cart was not asked for');
      for (const resolve of answers.splice(0)) resolve(isFailing);
    },
  };
}

/** All values that the counts have shown. */
function watchTexts(page: Document): ReadonlySet<string> {
  const shown = new Set<string>();
  const take = () => {
    for (const { textContent } of page.querySelectorAll('[data-store-cart="count"], .sqs-cart-quantity'))
      shown.add(textContent);
  };
  new MutationObserver(take).observe(page, { childList: true, characterData: true, subtree: true });
  take();
  return shown;
}

describe('before the first read of the cart', () => {
  afterEach(() => {
    closeFreshPages();
    sessionStorage.clear();
  });

  it('containers and marks stay as printed, then show the cart, and then an empty cart', async () => {
    const { body, states, answer, cart } = await openPrinted(2);
    expect(states()).to.deep.equal(Array(4).fill('uninitialised'));
    expect(body.textContent).to.contain('Cart 3 $54.00');
    await answer();
    await waitUntil(() => body.textContent.includes('Cart 2 $36.00'));
    expect(states()).to.deep.equal(Array(4).fill('initialised'));
    expect(body.querySelector('.sqs-custom-cart')!.textContent).to.equal('2 $36.00');
    const [line] = cart.$cart.get()!.entries;
    await cart.remove(line!.id);
    expect(states()).to.deep.equal(Array(4).fill('initialised empty'));
    expect(body.textContent).to.contain('Cart 0 $0.00');
  });

  it('the remembered count replaces the printed one, without showing 0 in between', async () => {
    const before = await openPrinted(5);
    await before.answer();
    await waitUntil(() => before.states()[0] === 'initialised');
    closeFreshPages();
    const { body, states, answer, shown } = await openPrinted(2);
    await waitUntil(() => body.textContent.includes('Cart 5 $90.00'));
    expect(states()[0]).to.equal('uninitialised');
    await answer();
    await waitUntil(() => body.textContent.includes('Cart 2 $36.00'));
    expect([...shown]).to.deep.equal(['3', '5', '2']);
  });

  it('a failed first read shows no 0, and the next read shows the cart', async () => {
    const { body, states, answer, cart, shown } = await openPrinted(1);
    await answer(true);
    await waitUntil(() => states()[0] === 'uninitialised stale');
    expect(body.textContent).to.contain('Cart 3 $54.00');
    const read = cart.refresh();
    await answer();
    await read;
    expect(states()[0]).to.equal('initialised');
    expect([...shown]).to.deep.equal(['3', '1']);
  });

  it('a failed later read keeps the count, and marks it as possibly outdated', async () => {
    const { body, states, answer, cart } = await openPrinted(1);
    await answer();
    await waitUntil(() => states()[0] === 'initialised');
    const read = cart.refresh();
    await answer(true);
    await read;
    expect(states()[0]).to.equal('initialised stale');
    expect(body.textContent).to.contain('Cart 1 $18.00');
  });

  it('a container added later is marked immediately, and none is marked after stop', async () => {
    const { body, states, answer, stop } = await openPrinted(1);
    await answer();
    await waitUntil(() => states()[0] === 'initialised');
    body.insertAdjacentHTML('beforeend', '<div data-store-cart>Bag <i class="sqs-cart-quantity">0</i></div>');
    await waitUntil(() => body.textContent.includes('Bag 1'));
    expect(states()).to.deep.equal(Array(5).fill('initialised'));
    stop();
    expect(states()).to.deep.equal(Array(5).fill(undefined));
  });
});

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

const BODY = `
  <cart-pill href="/bag" position="inline"></cart-pill>
  <store-cart></store-cart>
  <p data-store-cart>Cart <b data-store-cart="count">3</b></p>`;

/** Other tests run in other tabs of the same browser. */
const STORAGE_OF_TAB = `Object.defineProperty(window, 'localStorage', { value: sessionStorage })`;

const WORDS = ['uninitialised', 'initialised', 'empty', 'stale', 'pending'];

/** A page with the pill, the cart page and a printed mark, whose store answers when the test releases it. */
async function openPage(pieces: number) {
  const page = await openFreshPage<Modules>({
    body: BODY,
    first: STORAGE_OF_TAB,
    modules: {
      index: '/elements/index.ts',
      errors: '/core/errors/index.ts',
      testing: '/elements/testing.ts',
      enhance: '/elements/enhance.ts',
    },
  });
  const { index, enhance, errors, testing } = page.modules;
  const gateway = testing.createMemoryCartGateway({ catalog: testing.catalogOf([testing.mugProduct]) });
  if (pieces > 0)
    await gateway.add({ itemId: 'mug', sku: 'mug', quantity: pieces, additionalFields: '' }, 'key');
  const answers: ((isFailing: boolean) => void)[] = [];
  const answered = async <Answer>(answer: () => Promise<Answer>) => {
    if (await new Promise<boolean>((resolve) => answers.push(resolve)))
      throw new errors.StorefrontError('offline');
    return answer();
  };
  index.configureStore({
    gateway: {
      cart: {
        ...gateway,
        load: () => answered(() => gateway.load()),
        remove: (entryId, key) => answered(() => gateway.remove(entryId, key)),
      },
    },
  });
  // The tags use the store that they find.
  await page.load('/elements/all.ts');
  enhance.enhance(page.document);
  const find = (selector: string) => page.document.querySelector<HTMLElement>(selector)!;
  /** The state of each of the three. */
  const said = () => [
    ...['cart-pill', 'store-cart'].map((tag) =>
      WORDS.filter((word) => find(tag).matches(`:state(${word})`)).join(' '),
    ),
    find('p').dataset['storeState'],
  ];
  return {
    cart: index.storefront().cart,
    all: async (words: string) => {
      await waitUntil(() => said().every((each) => each === words)).catch(() => undefined);
      expect(said()).to.deep.equal(Array(3).fill(words));
    },
    answer: async (isFailing = false) => {
      await waitUntil(() => answers.length > 0, 'the store was not asked');
      for (const resolve of answers.splice(0)) resolve(isFailing);
    },
  };
}

describe('the pill, the cart page and printed marks show the same state', () => {
  afterEach(() => {
    closeFreshPages();
    sessionStorage.clear();
  });

  it('before and after the first read, while a line is removed, and when the cart is empty', async () => {
    const { all, answer, cart } = await openPage(2);
    await all('uninitialised');
    await answer();
    await all('initialised');
    const [line] = cart.$cart.get()!.entries;
    const removal = cart.remove(line!.id);
    await all('initialised pending');
    await answer();
    await removal;
    await all('initialised empty');
  });

  it('after a failed first read, and after the next one', async () => {
    const { all, answer, cart } = await openPage(1);
    await answer(true);
    await all('uninitialised stale');
    const read = cart.refresh();
    await answer();
    await read;
    await all('initialised');
  });

  it('after a failed later read, which marks the cart as stale', async () => {
    const { all, answer, cart } = await openPage(0);
    await answer();
    await all('initialised empty');
    const read = cart.refresh();
    await answer(true);
    await read;
    await all('initialised empty stale');
  });
});

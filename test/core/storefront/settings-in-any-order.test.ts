import { expect } from '@open-wc/testing';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import { useCookiesAlone } from '../session/exclusive-cookies.ts';
import { closeShops, openShop, setCookie, type TestShop } from './shop.ts';
import { waitUntil } from '../../support/wait-until.ts';

const MUG = { itemId: 'mug', sku: 'mug', title: 'Mug', priceCents: 1_800 };

/** The sources of a setting. */
const PLACES: Readonly<Record<string, (open: TestShop, settings: object) => void>> = {
  'a program': ({ shop }, said) => {
    shop.settings.configure(said);
  },
  'the script of the document': ({ writeScript }, said) => {
    writeScript(said);
  },
  'the element': ({ shop }, said) => {
    shop.settings.setElementSettings(said);
  },
};

/** Applies settings before or after the shop has started and read its cart. */
async function startAround(open: TestShop, say: () => void, isSaidFirst: boolean): Promise<void> {
  if (isSaidFirst) say();
  open.shop.start();
  await open.shop.cart.refresh();
  if (!isSaidFirst) say();
  await open.shop.cart.refresh();
}

describe('a setting', () => {
  useCookiesAlone();
  afterEach(closeShops);

  for (const isSaidFirst of [true, false]) {
    const when = isSaidFirst ? 'before the start' : 'after the start';

    for (const [place, say] of Object.entries(PLACES)) {
      it(`of the currency applies if ${place} sets it ${when}`, async () => {
        await setCookie('CART');
        const open = openShop();
        await startAround(
          open,
          () => {
            say(open, { currency: 'EUR' });
          },
          isSaidFirst,
        );
        expect(open.shop.getCurrency()).to.equal('EUR');
        expect(open.shop.cart.getCurrency()).to.equal('EUR');
        expect(open.shop.cart.$subtotal.get()).to.deep.equal({ amountMinor: 500, currency: 'EUR' });
      });
    }

    for (const place of ['a program', 'the element']) {
      it(`of the API root applies if ${place} sets it ${when}`, async () => {
        await setCookie('CART');
        const open = openShop();
        const say = () => {
          PLACES[place]!(open, { apiRoot: 'https://two.example/shop' });
        };
        await startAround(open, say, isSaidFirst);
        // Once the page is idle, the warm-up asks that store, too.
        const reads = open.asked.filter(({ path }) => path.endsWith('/shopping-cart'));
        expect(reads.at(-1)).to.deep.equal({
          host: 'two.example',
          path: '/shop/api/commerce/shopping-cart',
        });
      });
    }

    it(`of the cart cookie's name applies if it is set ${when}`, async () => {
      await setCookie('basket');
      const open = openShop();
      const say = () => {
        open.shop.settings.configure({ cookies: { cart: 'basket' } });
      };
      if (isSaidFirst) say();
      open.shop.start();
      if (!isSaidFirst) {
        expect(open.asked).to.deep.equal([]);
        say();
      }
      await waitUntil(() => open.asked.length === 1, 'not read');
    });

    it(`of another backend applies if it is set ${when}, and needs no cookie`, async () => {
      const open = openShop();
      const gateway = createMemoryCartGateway({ catalog: [MUG] });
      await gateway.add({ itemId: 'mug', sku: null, quantity: 3, additionalFields: '' }, 'key');
      const say = () => {
        open.shop.settings.configure({ gateway: { cart: gateway } });
      };
      if (isSaidFirst) say();
      open.shop.start();
      if (!isSaidFirst) say();
      await open.shop.cart.refresh();
      expect(open.shop.cart.$count.get()).to.equal(3);
      expect(open.asked).to.deep.equal([]);
    });
  }

  it('does not read the cart again if it is unrelated to it', async () => {
    await setCookie('CART');
    const { shop, asked } = openShop();
    shop.start();
    await shop.cart.refresh();
    const before = asked.length;
    shop.settings.configure({ locale: 'fr-CA', storeSettings: { minimumSubtotalCents: 5 }, strings: {} });
    shop.settings.configure({ apiRoot: location.origin });
    expect(asked).to.have.lengthOf(before);
  });
});

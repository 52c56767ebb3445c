import { expect } from '@open-wc/testing';
import { createMemoryCartGateway, type CatalogItem } from '../../../core/memory-store/index.ts';
import { createSession, type StorageArea } from '../../../core/session/index.ts';
import { describeCartGateway, SUITE_CATALOG } from '../../../core/gateway-suite/index.ts';
import { catchWarnings } from '../shared/console.ts';
import { refused } from '../../support/check.ts';
import { EMPTY_CART } from '../../support/empty-cart.ts';

const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '' };

const CODES = [{ code: 'TEN', percentOff: 10 }];

const open = () => createMemoryCartGateway({ catalog: SUITE_CATALOG, codes: CODES });

interface KeptCart {
  readonly data: { readonly lines: readonly { readonly item: object }[] };
}

const withLine = (kept: KeptCart, change: object) =>
  JSON.stringify({ ...kept, data: { ...kept.data, lines: [{ ...kept.data.lines[0], ...change }] } });

/** Damaged stored carts. */
const DAMAGES: Readonly<Record<string, (kept: KeptCart) => string>> = {
  'half a text': (kept) => JSON.stringify(kept).slice(0, 40),
  'another thing under its name': (kept) => JSON.stringify({ ...kept, data: 'cart' }),
  'lines that are no list': (kept) => JSON.stringify({ ...kept, data: { ...kept.data, lines: {} } }),
  'a line without an item': (kept) => withLine(kept, { item: null }),
  'a quantity that is none': (kept) => withLine(kept, { quantity: -1 }),
  'a price that is none': (kept) =>
    withLine(kept, { item: { ...kept.data.lines[0]!.item, priceCents: '18' } }),
};

function jsonStorage(): StorageArea {
  const texts = new Map<string, string>();
  return {
    get: (key, parse) => parse(JSON.parse(texts.get(key) ?? 'null')),
    set: (key, value) => texts.set(key, JSON.stringify(value)),
    remove: (key) => texts.delete(key),
  };
}

function throwIt(error: unknown): void {
  throw error;
}

describe('the memory gateway', () => {
  describeCartGateway('without a storage', {
    runner: { describe, it },
    open,
    does: { codes: { code: 'TEN', percentOff: 10 }, note: true, aborts: false },
  });

  it('sends every field of a cart, and the whole line of an addition', async () => {
    const gateway = open();
    expect(await gateway.load()).to.deep.include(EMPTY_CART);
    const { cart, entry } = await gateway.add(MUG, 'a');
    expect(cart.entries).to.deep.equal([entry]);
    expect(await gateway.load()).to.deep.equal(cart);
  });

  it('says which products it sells when another one is added', async () => {
    const warnings = await catchWarnings(async () => {
      await refused(open().add({ ...MUG, itemId: 'lamp' }, 'a'), 'not-found');
    });
    expect(warnings).to.deep.equal([
      'storefront-elements: The store in memory does not sell "lamp"; it sells mug, print, tee.',
    ]);
  });

  it('says that it sells nothing', async () => {
    const warnings = await catchWarnings(async () => {
      await refused(createMemoryCartGateway({ catalog: [] }).add(MUG, 'a'), 'not-found');
    });
    expect(warnings).to.deep.equal([
      'storefront-elements: The store in memory does not sell "mug"; it sells nothing.',
    ]);
  });

  it('says how many other products it sells after the first ten', async () => {
    const catalog = Array.from({ length: 12 }, (_, index) => ({
      ...SUITE_CATALOG[0],
      itemId: `item-${index}`,
    }));
    const [warning] = await catchWarnings(() =>
      refused(createMemoryCartGateway({ catalog }).add(MUG, 'a'), 'not-found'),
    );
    expect(warning).to.match(/it sells item-0, .*, item-9 and 2 more\.$/);
  });

  it('throws for a product in place of its catalog items', () => {
    const product = { id: 'mug', structuredContent: { variants: [] } };
    expect(() => createMemoryCartGateway({ catalog: [product] as never })).to.throw(
      'createMemoryCartGateway: expected a list of catalog items, as catalogOf(products) returns it, got object',
    );
  });

  it('takes a code in any case, and never discounts more than the subtotal', async () => {
    const gateway = createMemoryCartGateway({
      catalog: SUITE_CATALOG,
      codes: [
        { code: 'Most', percentOff: 80 },
        { code: 'Rest', percentOff: 50 },
      ],
    });
    await gateway.add(MUG, 'a');
    expect((await gateway.applyCode!('mOST', 'b')).cart.coupons).to.deep.equal([{ code: 'Most' }]);
    expect((await gateway.applyCode!('REST', 'c')).cart).to.include({
      discountCents: 1_800,
      grandTotalCents: 0,
    });
  });

  it('has no codes unless some are given', () => {
    expect(createMemoryCartGateway({ catalog: SUITE_CATALOG })).not.to.have.any.keys(
      'applyCode',
      'removeCode',
    );
  });

  it('fails before its effect', async () => {
    const gateway = open();
    gateway.failNext('server', { serverMessage: 'Not today.' });
    expect(await refused(gateway.add(MUG, 'key'), 'server')).to.include({ serverMessage: 'Not today.' });
    expect(await gateway.load()).to.include({ totalQuantity: 0 });
  });

  it('fails after its effect, and then replays it under the same key', async () => {
    const gateway = open();
    gateway.failNext('offline', { isAfterEffect: true });
    await refused(gateway.add(MUG, 'key'), 'offline');
    expect(await gateway.load()).to.include({ totalQuantity: 1 });
    expect((await gateway.add(MUG, 'key')).cart).to.include({ totalQuantity: 1 });
  });

  it('fails as often as requested', async () => {
    const gateway = open();
    gateway.failNext('timeout', { times: 2 });
    await refused(gateway.add(MUG, 'key'), 'timeout');
    await refused(gateway.remove('entry', 'key'), 'timeout');
    expect((await gateway.add(MUG, 'key')).cart).to.include({ totalQuantity: 1 });
  });

  it('uses the currency of its options', async () => {
    const gateway = createMemoryCartGateway({ catalog: SUITE_CATALOG, currency: 'JPY' });
    expect(await gateway.load()).to.include({ currency: 'JPY' });
  });

  it('uses the currency of its catalogue, one per cart', async () => {
    const [mug, print] = [SUITE_CATALOG[0], SUITE_CATALOG[1]];
    const gateway = createMemoryCartGateway({
      catalog: [
        { ...mug, currency: 'EUR' },
        { ...print, currency: 'GBP' },
      ],
    });
    expect(await gateway.load()).to.include({ currency: 'EUR' });
    expect((await gateway.add({ ...MUG, itemId: 'print' }, 'a')).cart).to.include({ currency: 'GBP' });
    expect(await refused(gateway.add(MUG, 'b'), 'invalid')).to.include({
      serverMessage: 'All items in a cart must be priced in the same currency.',
    });
  });

  it('ships physical items only: neither downloads nor services', async () => {
    const lesson = { ...SUITE_CATALOG[0], itemId: 'lesson', sku: 'lesson', requiresShipping: false };
    const gateway = createMemoryCartGateway({ catalog: [...SUITE_CATALOG, lesson], storage: jsonStorage() });
    await gateway.add({ ...MUG, itemId: 'print' }, 'a');
    await gateway.add({ ...MUG, itemId: 'lesson' }, 'b');
    expect(await gateway.load()).to.include({
      hasDigital: true,
      purelyDigital: false,
      requiresShipping: false,
    });
    expect((await gateway.add(MUG, 'c')).cart).to.include({ requiresShipping: true });
  });

  it('sells items added to its catalogue later, at the newest price', async () => {
    let catalog: readonly CatalogItem[] = [];
    const gateway = createMemoryCartGateway({ catalog: () => catalog });
    await refused(gateway.add(MUG, 'a'), 'not-found');
    catalog = SUITE_CATALOG;
    expect((await gateway.add(MUG, 'b')).cart).to.include({ subtotalCents: 1_800 });
    catalog = SUITE_CATALOG.map((item) => ({ ...item, priceCents: 2_000 }));
    expect((await gateway.add(MUG, 'c')).cart).to.include({ totalQuantity: 2, subtotalCents: 4_000 });
  });

  describe('with a storage', () => {
    const openStorage = () =>
      createSession({ getCartCookieName: () => 'CART', report: throwIt }).storage.session;
    const openKept = (catalog: readonly CatalogItem[] = SUITE_CATALOG) =>
      createMemoryCartGateway({ catalog, storage: openStorage() });
    beforeEach(() => {
      sessionStorage.clear();
    });
    after(() => {
      sessionStorage.clear();
    });

    describeCartGateway('that each visitor has', {
      runner: { describe, it },
      open: () => createMemoryCartGateway({ catalog: SUITE_CATALOG, storage: jsonStorage() }),
      does: { note: true, aborts: false },
    });

    it('restores the form of a line', async () => {
      const [mug] = SUITE_CATALOG;
      const form = { additionalFieldsFormId: 'form-1', questions: [{ id: 'a', type: 'text', title: 'A' }] };
      await openKept([{ ...mug, ...form }]).add(MUG, 'a');
      expect((await openKept([]).load()).entries[0]).to.deep.include(form);
    });

    it('restores its cart on the next page, which may sell something else', async () => {
      const { cart, entry } = await openKept().add({ ...MUG, quantity: 2 }, 'a');
      const next = openKept([]);
      expect(await next.load()).to.deep.equal(cart);
      expect((await next.setQuantity(entry!.id, 3, 'b')).cart).to.include({ totalQuantity: 3, version: 2 });
      await refused(next.setQuantity(entry!.id, 51, 'c'), 'sold-out');
    });

    it('restores its codes and its note on the next page', async () => {
      const openWithCodes = () =>
        createMemoryCartGateway({ catalog: SUITE_CATALOG, codes: CODES, storage: openStorage() });
      await openWithCodes().add(MUG, 'a');
      await openWithCodes().applyCode!('TEN', 'b');
      await openWithCodes().setNote!('Ring twice', 'c');
      expect(await openWithCodes().load()).to.deep.include({
        coupons: [{ code: 'TEN' }],
        note: 'Ring twice',
        version: 3,
      });
    });

    it('reads the changes of another page', async () => {
      const [former, latter] = [openKept(), openKept()];
      await latter.add(MUG, 'a');
      expect(await former.load()).to.include({ totalQuantity: 1 });
      expect((await former.add(MUG, 'b')).cart.entries).to.have.lengthOf(1);
    });

    for (const [what, damage] of Object.entries(DAMAGES))
      it(`starts with an empty cart after ${what}`, async () => {
        await openKept().add(MUG, 'a');
        const [key = ''] = Object.keys(sessionStorage);
        const kept = JSON.parse(sessionStorage.getItem(key)!) as KeptCart;
        sessionStorage.setItem(key, damage(kept));
        expect(await openKept().load()).to.include({ totalQuantity: 0 });
        expect((await openKept().add(MUG, 'b')).cart).to.include({ totalQuantity: 1 });
      });
  });

  it('gives two stores two carts with independent versions', async () => {
    const [one, other] = [await open().add(MUG, 'a'), await open().add(MUG, 'a')];
    expect(one.cart.id).not.to.equal(other.cart.id);
  });
});

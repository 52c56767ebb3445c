import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { PillModel } from '../../../elements/cart-pill/model.ts';
import { listenAlways, openShop, type Shop } from '../shop.ts';

describe('the pill and the cart', () => {
  let store: Shop;
  let pill: PillModel;
  let spoken: string[];
  let cartPage: string | null;

  beforeEach(async () => {
    store = await openShop();
    spoken = [];
    cartPage = null;
    pill = new PillModel({
      storefront: store.shop,
      isCartPage: (href) => href === cartPage,
      announce: (label) => {
        spoken.push(label);
      },
    });
    pill.start(listenAlways);
  });
  afterEach(() => {
    store.close();
  });

  const shown = () => {
    const content = pill.$content.get();
    return content.state === 'shown' ? content : assert.fail('it is hidden');
  };

  it('an empty cart hides it, without a word', () => {
    assert.deepEqual(pill.$content.get(), { state: 'hidden' });
    assert.deepEqual(pill.$states.get(), ['initialised', 'empty']);
    assert.deepEqual(spoken, []);
  });

  it('the first piece shows number, amount and way', async () => {
    await store.add('mug', 'mug');
    const { countText, subtotalText, label, href } = shown();
    assert.deepEqual(
      { countText, subtotalText, label, href },
      { countText: '1 item', subtotalText: '$18.00', label: 'One item in cart, $18.00', href: '/cart' },
    );
    assert.deepEqual(pill.$states.get(), ['initialised']);
  });

  it('each change is spoken once, and the last removal hides it in silence', async () => {
    await store.add('mug', 'mug');
    await store.add('mug', 'mug', 2);
    await store.shop.cart.refresh();
    pill.refresh();
    const said = ['One item in cart, $18.00', '3 items in cart, $54.00'];
    assert.deepEqual(spoken, said);
    await store.shop.cart.remove(store.entryOf('mug').id);
    assert.deepEqual(pill.$content.get(), { state: 'hidden' });
    assert.deepEqual(spoken, said);
  });

  it('what the cart held when the pill came is no news', async () => {
    await store.add('mug', 'mug');
    spoken = [];
    pill.start(listenAlways);
    assert.deepEqual(spoken, []);
  });

  it('the cart page has none, and the next address has it again', async () => {
    await store.add('mug', 'mug');
    cartPage = '/cart';
    pill.refresh();
    assert.deepEqual(pill.$content.get(), { state: 'hidden' });
    cartPage = null;
    pill.refresh();
    assert.equal(shown().countText, '1 item');
  });

  it('attributes say where it leads, where it stands and how amounts are written', async () => {
    await store.add('mug', 'mug');
    pill.setLook({ href: '/basket', position: 'top-left', locale: 'de-DE' });
    const { href, position, subtotalText } = shown();
    assert.deepEqual([href, position], ['/basket', 'top-left']);
    assert.match(subtotalText ?? '', /^18,00\s\$$/);
  });
});

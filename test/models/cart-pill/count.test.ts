import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { PillModel } from '../../../elements/cart-pill/model.ts';
import { listenAlways, openShop, type Shop } from '../shop.ts';

describe('the pill', () => {
  let store: Shop;
  let pill: PillModel;
  let spoken: string[];
  let cartPage: string | null;
  let hasDrawer: boolean;
  let openedCount: number;

  beforeEach(async () => {
    store = await openShop();
    spoken = [];
    cartPage = null;
    [hasDrawer, openedCount] = [false, 0];
    pill = new PillModel({
      storefront: store.shop,
      isCartPage: (href) => href === cartPage,
      announce: (label) => {
        spoken.push(label);
      },
      hasDrawer: () => hasDrawer,
      openDrawer: () => {
        openedCount += 1;
        return true;
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

  it('is hidden for an empty cart, without an announcement', () => {
    assert.deepEqual(pill.$content.get(), { state: 'hidden' });
    assert.deepEqual(pill.$states.get(), ['initialised', 'empty']);
    assert.deepEqual(spoken, []);
  });

  it('shows count, subtotal and link for the first piece', async () => {
    await store.add('mug', 'mug');
    const { countText, subtotalText, label, href } = shown();
    assert.deepEqual(
      { countText, subtotalText, label, href },
      { countText: '1 item', subtotalText: '$18.00', label: 'One item in cart, $18.00', href: '/cart' },
    );
    assert.deepEqual(pill.$states.get(), ['initialised']);
  });

  it('announces each change once, and is hidden silently after the last removal', async () => {
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

  it('does not announce the cart’s initial content', async () => {
    await store.add('mug', 'mug');
    spoken = [];
    pill.start(listenAlways);
    assert.deepEqual(spoken, []);
  });

  it('is hidden on the cart page, and shown again at the next address', async () => {
    await store.add('mug', 'mug');
    cartPage = '/cart';
    pill.refresh();
    assert.deepEqual(pill.$content.get(), { state: 'hidden' });
    cartPage = null;
    pill.refresh();
    assert.equal(shown().countText, '1 item');
  });

  it('takes link, position and locale from its attributes', async () => {
    await store.add('mug', 'mug');
    pill.setLook({ href: '/basket', position: 'top-left', locale: 'de-DE', opens: 'page' });
    const { href, position, subtotalText } = shown();
    assert.deepEqual([href, position], ['/basket', 'top-left']);
    assert.match(subtotalText ?? '', /^18,00\s\$$/);
  });

  it('opens the cart over the page once its code has loaded, if its attribute asks for that', async () => {
    await store.add('mug', 'mug');
    const look = { href: '', position: '', locale: '' };
    let preventedCount = 0;
    const noKey = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
    const outcome = (opens: 'page' | 'drawer', key = {}) => {
      pill.setLook({ ...look, opens });
      const { opensDrawer } = shown();
      pill.actions.click({ ...noKey, ...key, preventDefault: () => (preventedCount += 1) });
      return [opensDrawer, preventedCount, openedCount];
    };
    assert.deepEqual(outcome('drawer'), [false, 0, 0]);
    hasDrawer = true;
    assert.deepEqual(outcome('page'), [false, 0, 0]);
    assert.deepEqual(outcome('drawer', { ctrlKey: true }), [true, 0, 0]);
    assert.deepEqual(outcome('drawer'), [true, 1, 1]);
  });
});

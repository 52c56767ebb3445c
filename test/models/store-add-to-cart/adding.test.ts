import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { PRODUCT_WORDS } from '../../../core/words/index.ts';
import { mugProduct, printProduct, teeProduct } from '../../../elements/testing.ts';
import { settlePromises, until } from '../shop.ts';
import { startBuying, type Buying } from './buying.ts';

const SECOND_MS = 1_000;

describe('add to cart', () => {
  let buying: Buying;
  afterEach(() => {
    buying.close();
  });

  const untilState = (state: string) => until(() => buying.shown().state === state, state);

  it('shows price, quantity and button for a mug, without options', async () => {
    buying = await startBuying(mugProduct);
    const { state, options, quantityText, label, priceText, status, failure } = buying.shown();
    assert.deepEqual(
      { state, options, quantityText, label, priceText, status, failure },
      {
        state: 'idle',
        options: [],
        quantityText: '1',
        label: PRODUCT_WORDS.addToCart,
        priceText: '$18.00',
        status: null,
        failure: null,
      },
    );
    assert.deepEqual(buying.model.$states.get(), []);
  });

  it('shows both prices and the mark for a print on sale', async () => {
    buying = await startBuying(printProduct);
    const { priceText, originalPriceText, status } = buying.shown();
    assert.deepEqual([priceText, originalPriceText], ['$12.00', '$15.00']);
    assert.equal(status?.type, 'on-sale');
  });

  it('shows which values are left with another value of the same option', async () => {
    buying = await startBuying(teeProduct);
    const [color, size] = buying.shown().options.map(({ name }) => name);
    const available = () =>
      buying
        .shown()
        .options.find(({ name }) => name === size)
        ?.values.map(({ isAvailable }) => isAvailable);
    buying.model.actions.choose(color!, 'Sand');
    assert.deepEqual(available(), [true, false]);
    buying.model.actions.choose(color!, 'Ink');
    assert.deepEqual(available(), [true, true]);
  });

  it('shows nothing without a product, and ignores a click', async () => {
    buying = await startBuying(null);
    buying.model.actions.submit();
    await settlePromises();
    assert.deepEqual(buying.model.$content.get(), { state: 'no-product' });
    assert.equal(buying.shop.cart.$count.get(), 0);
  });

  it('goes through adding, added and idle on a click, announces both, and fills the cart', async () => {
    buying = await startBuying(mugProduct);
    buying.model.actions.submit();
    assert.equal(buying.shown().state, 'adding');
    assert.deepEqual(buying.model.$states.get(), ['adding']);
    await until(() => buying.shop.cart.$count.get() === 1, 'one mug');
    await settlePromises();
    buying.clock.pass(SECOND_MS);
    assert.equal(buying.shown().state, 'added');
    assert.deepEqual(buying.model.$states.get(), ['added', 'in-cart']);
    buying.clock.pass(2 * SECOND_MS);
    assert.equal(buying.shown().state, 'idle');
    assert.deepEqual(buying.model.$states.get(), ['in-cart']);
    assert.deepEqual(buying.spoken, [PRODUCT_WORDS.adding, PRODUCT_WORDS.added]);
  });

  it('marks both options if none is chosen; after a choice it clears the marks and adds the variant', async () => {
    buying = await startBuying(teeProduct);
    const { choose, submit: press } = buying.model.actions;
    press();
    await untilState('error');
    assert.deepEqual(
      buying.shown().options.map(({ isInvalid }) => isInvalid),
      [true, true],
    );
    assert.match(buying.shown().failure?.message ?? '', /Color.*Size/);
    choose('option.Color', 'Ink');
    choose('option.Size', 'M');
    assert.equal(buying.chosenCount(), 2);
    assert.equal(buying.shown().failure, null);
    assert.deepEqual(
      buying.shown().options.map(({ chosen, isInvalid }) => [chosen, isInvalid]),
      [
        ['Ink', false],
        ['M', false],
      ],
    );
    press();
    await until(() => buying.shop.cart.$count.get() === 1, 'one tee');
    assert.equal(buying.entryOf('tee').chosenVariant?.sku, 'tee-ink-m');
  });

  it('marks a sold-out variant, and labels its value as unavailable', async () => {
    buying = await startBuying(teeProduct);
    buying.model.actions.choose('option.Color', 'Sand');
    buying.model.actions.choose('option.Size', 'M');
    assert.equal(buying.shown().status?.type, 'sold-out');
    assert.deepEqual(buying.model.$states.get(), ['sold-out']);
    const sizes = buying.shown().options[1]?.values;
    assert.deepEqual(sizes, [
      { value: 'S', text: 'S', isAvailable: true },
      { value: 'M', text: 'M (sold out)', isAvailable: false },
    ]);
  });

  it('keeps an invalid quantity as typed and marks it; a repeated failure is announced again', async () => {
    buying = await startBuying(mugProduct);
    buying.model.actions.typeQuantity('many');
    assert.deepEqual(buying.typed, ['many']);
    buying.model.actions.submit();
    await untilState('error');
    const first = buying.shown();
    assert.deepEqual([first.quantityText, first.isQuantityInvalid], ['many', true]);
    assert.equal(first.failure?.message, 'Quantity must be a number.');
    buying.model.actions.submit();
    await until(() => buying.shown().failureNumber === first.failureNumber + 1, 'the second failure');
    assert.equal(buying.shop.cart.$count.get(), 0);
  });

  it('shows a failure if the store does not respond, and adds on the next click', async () => {
    buying = await startBuying(mugProduct);
    buying.gateway.failNext('offline');
    buying.model.actions.submit();
    await untilState('error');
    assert.equal(buying.shown().failure?.message, 'Please check your internet connection.');
    buying.clock.pass(SECOND_MS);
    assert.equal(buying.shown().state, 'idle');
    buying.model.actions.submit();
    await until(() => buying.shop.cart.$count.get() === 1, 'one mug');
  });

  it('is idle after a return from the history, and ignores the pending result', async () => {
    buying = await startBuying(mugProduct);
    buying.model.actions.submit();
    buying.model.reset();
    assert.equal(buying.shown().state, 'idle');
    await until(() => buying.shop.cart.$count.get() === 1, 'the mug that was sent');
    await settlePromises();
    buying.clock.pass(SECOND_MS);
    assert.equal(buying.shown().state, 'idle');
  });

  it('holds a click until the store is known', async () => {
    buying = await startBuying(mugProduct);
    const release = buying.holdPresses();
    buying.model.actions.submit();
    assert.equal(buying.shown().state, 'idle');
    release();
    assert.equal(buying.shown().state, 'adding');
  });

  it('does not show the failure of the previous product', async () => {
    buying = await startBuying(teeProduct);
    buying.model.actions.submit();
    await untilState('error');
    buying.model.use(buying.product(mugProduct));
    assert.deepEqual([buying.shown().state, buying.shown().failure], ['idle', null]);
    assert.equal(buying.shown().priceText, '$18.00');
  });
});

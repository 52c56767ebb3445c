import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import { settlePromises } from '../shop.ts';
import { openCartPage, type OpenCartPage } from './cart-page.ts';

const CODES = [
  { code: 'SPRING', percentOff: 10 },
  { code: 'GIFT', percentOff: 20 },
];

describe('the discount codes of the cart page', () => {
  let page: OpenCartPage;
  beforeEach(async () => {
    page = await openCartPage({}, CODES);
    await page.settled();
  });
  afterEach(() => {
    page.close();
  });

  const shown = () => page.filled().codes ?? assert.fail('no codes are shown');
  const codes = () => shown().codes.map(({ code, isValid }) => (isValid ? code : `${code} (invalid)`));
  const labels = () => page.filled().totals.map(({ label, amountText }) => `${label} ${amountText}`.trim());

  async function apply(text: string): Promise<void> {
    page.model.actions.typeCode(text);
    page.model.actions.applyCode();
    await page.settled();
  }

  it('are offered where the gateway has the calls, also after it has changed', async () => {
    assert.deepEqual(codes(), []);
    page.use(() => ({ applyCode: undefined, removeCode: undefined }));
    await page.shop.cart.refresh();
    await page.settled();
    assert.equal(page.filled().codes, null);
    page.use(() => ({}));
    await page.shop.cart.refresh();
    await page.settled();
    assert.deepEqual(codes(), []);
  });

  it('are applied, named, and said', async () => {
    await apply(' spring ');
    assert.deepEqual([codes(), shown().text, shown().problem], [['SPRING'], '', null]);
    assert.deepEqual(labels(), ['Subtotal $60.00', 'Discount -$6.00', 'Total $54.00']);
    assert.deepEqual(page.events, ['store-cart-change']);
    assert.deepEqual(page.spoken, ['Code spring was applied.']);
  });

  it('are sent once for a double click, and look pending', async () => {
    const keys: unknown[] = [];
    let release = (): void => undefined;
    page.use((gateway) => ({
      applyCode: async (code, key) => {
        keys.push(key);
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return gateway.applyCode!(code, key);
      },
    }));
    await page.settled();
    page.model.actions.typeCode('SPRING');
    page.model.actions.applyCode();
    page.model.actions.applyCode();
    await settlePromises();
    assert.deepEqual([shown().isApplying, page.filled().arePending], [true, true]);
    assert.deepEqual(page.model.$states.get(), ['initialised', 'pending']);
    page.model.actions.typeCode('GIFT');
    release();
    await page.settled();
    page.model.actions.applyCode();
    await settlePromises();
    release();
    await page.settled();
    assert.equal(keys.length, 2);
    assert.deepEqual([codes(), shown().text, shown().isApplying], [['SPRING', 'GIFT'], '', false]);
    page.model.actions.applyCode();
    assert.deepEqual([shown().problem, page.focused], [null, ['code']]);
  });

  const refuse = (kind: FailureKind, serverMessage?: string) => {
    page.use(() => ({
      applyCode: () =>
        Promise.reject(new StorefrontError(kind, serverMessage === undefined ? {} : { serverMessage })),
    }));
  };

  for (const [kind, serverMessage, message] of [
    ['invalid', 'This code is for new customers.', 'This code is for new customers.'],
    ['invalid', undefined, 'This code is not valid.'],
    ['not-found', undefined, 'This code is not valid.'],
    ['sold-out', 'This code was used too often.', 'This code was used too often.'],
    ['offline', undefined, 'Please check your internet connection.'],
    ['server', undefined, 'Please try again.'],
  ] as const) {
    it(`stay in the field after "${kind}"${serverMessage === undefined ? '' : ' with a message'}`, async () => {
      refuse(kind, serverMessage);
      await page.settled();
      await apply('SPRING');
      assert.deepEqual(shown().problem, { title: 'Unable to apply code', message });
      assert.deepEqual([shown().text, codes()], ['SPRING', []]);
      assert.deepEqual(page.events, ['store-error']);
      page.use(() => ({}));
      await page.settled();
      page.model.actions.applyCode();
      await page.settled();
      assert.deepEqual([codes(), shown().problem, shown().text], [['SPRING'], null, '']);
    });
  }

  it('lose their failure if a later read shows that they were applied', async () => {
    page.gateway.failNext('offline', { isAfterEffect: true });
    await apply('spring');
    await page.shop.cart.refresh();
    await page.settled();
    assert.deepEqual([codes(), shown().problem, shown().text], [['SPRING'], null, '']);
  });

  it('are removed once, and said', async () => {
    await apply('SPRING');
    page.model.actions.removeCode('SPRING');
    page.model.actions.removeCode('SPRING');
    const code = { code: 'SPRING', isValid: true, reason: null, isRemoving: true, problem: null };
    assert.deepEqual(shown().codes, [code]);
    await page.settled();
    assert.deepEqual([codes(), page.spoken.at(-1)], [[], 'Code SPRING was removed.']);
    assert.equal(page.events.length, 2);
  });

  it('stay in the list with the reason if they could not be removed', async () => {
    await apply('SPRING');
    page.gateway.failNext('server');
    page.model.actions.removeCode('SPRING');
    await page.settled();
    const problem = { title: 'Unable to remove code', message: 'Please try again.' };
    assert.deepEqual(shown().codes, [
      { code: 'SPRING', isValid: true, reason: null, isRemoving: false, problem },
    ]);
    assert.equal(shown().problem, null);
  });

  it('that do not apply can be removed, and are not said to be applied', async () => {
    page.use((gateway) => ({
      applyCode: async (code, key) => {
        const answer = await gateway.applyCode!(code, key);
        const invalidCoupons = [{ code, message: 'It has expired.' }];
        return { ...answer, cart: { ...answer.cart, validCoupons: [], invalidCoupons } };
      },
    }));
    await page.settled();
    await apply('SPRING');
    assert.deepEqual(codes(), ['SPRING (invalid)']);
    assert.equal(shown().codes[0]?.reason, 'It has expired.');
    assert.deepEqual(page.spoken, ['Coupon SPRING does not apply: It has expired.']);
    assert.deepEqual(page.filled().notes, []);
  });

  it('are applied before the checkout if they were typed only', async () => {
    page.model.actions.typeCode('SPRING');
    page.model.actions.checkout();
    await page.settled();
    assert.deepEqual([codes(), page.left], [['SPRING'], ['/checkout']]);
  });

  it('stop the checkout once if they are refused then', async () => {
    page.model.actions.typeCode('AUTUMN');
    page.model.actions.checkout();
    await page.settled();
    assert.deepEqual([shown().problem?.message, shown().text], ['This code is not valid.', 'AUTUMN']);
    assert.deepEqual([page.left, page.focused], [[], ['code']]);
    page.model.actions.checkout();
    await page.settled();
    assert.deepEqual(page.left, ['/checkout']);
  });
});

import { expect } from '@open-wc/testing';
import type { PurchaseParts } from '../../../core/purchase/index.ts';
import { MUG, TEE } from './fixtures.ts';
import { shopsForOneTest } from './shop.ts';

const open = shopsForOneTest();

describe('a visible failure', () => {
  it('disappears with the next click', async () => {
    const { purchase, memory, failure } = open(MUG);
    memory.failNext('offline');
    await purchase.submit();
    const pressed = purchase.submit();
    expect(failure()).to.equal(null);
    await pressed;
    expect(failure()).to.equal(null);
  });

  it('disappears when the selection changes, not when the same value is chosen again', async () => {
    const { purchase, model, failure } = open(TEE);
    model.choose('Color', 'Sand');
    await purchase.submit();
    model.choose('Color', 'Sand');
    expect(failure()).not.to.equal(null);
    model.choose('Size', 'S');
    expect(failure()).to.equal(null);
  });

  it('disappears when the quantity changes', async () => {
    const { purchase, model, failure } = open(MUG);
    model.setQuantityText('x');
    await purchase.submit();
    expect(failure()).not.to.equal(null);
    model.setQuantityText('2');
    expect(failure()).to.equal(null);
  });

  it('stays with newer data of the product', async () => {
    const { purchase, model, failure } = open(TEE);
    await purchase.submit();
    model.setProduct({ ...TEE, title: 'New' });
    expect(failure()).not.to.equal(null);
  });

  it('is hidden if the caller shows it, and is still an error for 1 s', async () => {
    const shown: string[] = [];
    const { purchase, failure, state } = open(TEE, {
      onFailed: ({ message }) => {
        shown.push(message);
        return true;
      },
    });
    await purchase.submit();
    expect(shown).to.deep.equal(['Please select the Color and Size options.']);
    expect(failure()).to.equal(null);
    expect(state()).to.equal('error');
  });
});

describe('callbacks that throw', () => {
  const boom = (): never => {
    throw new Error('boom');
  };
  const cases: readonly [string, Partial<PurchaseParts>, unknown, string, string | null][] = [
    ['confirmAdd: it is added', { confirmAdd: boom }, MUG, 'adding', null],
    ['onAdded: it is added', { onAdded: boom }, MUG, 'adding', null],
    ['onFailed: the failure is shown', { onFailed: boom }, TEE, 'error', 'option-missing'],
    ['isExpress: the failure is shown', { isExpress: boom }, TEE, 'error', 'option-missing'],
    ['getSettings: please try again', { getSettings: boom }, MUG, 'error', 'unknown-outcome'],
  ];
  for (const [name, parts, json, state, code] of cases) {
    it(`${name}, and the error is reported`, async () => {
      const shop = open(json, parts);
      await shop.purchase.submit();
      expect(shop.reports.map(String)).to.deep.equal(['Error: boom']);
      expect(shop.state()).to.equal(state);
      expect(shop.failure()?.code ?? null).to.equal(code);
    });
  }

  it('show "please try again" if cookies cannot be tested', async () => {
    const shop = open(MUG, { areCookiesEnabled: boom });
    shop.memory.failNext('crumb');
    await shop.purchase.submit();
    expect(shop.failure()?.message).to.equal('Please try again.');
    shop.clock.pass(1000);
    expect(shop.state()).to.equal('idle');
  });
});

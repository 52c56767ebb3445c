import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  installmentOffer,
  isEligible,
  readInstallmentContext,
  type OwnInstallmentContext,
} from '../../../core/installments/index.ts';
import { money } from '../../../core/money/index.ts';

const NOTHING: OwnInstallmentContext = {
  minimumCents: null,
  maximumCents: null,
  country: '',
  shopperLanguage: '',
};
const PAGE = {
  afterPayAvailable: true,
  afterPayMin: 100,
  afterPayMax: 200_000,
  shopperLanguage: null,
  stripeAccountCountry: 'US',
  modalUrls: {},
};
const RANGE = { minimumCents: 3_500, maximumCents: 200_000 };

const contextOf = (page: object = {}, product: unknown = null, own: object = {}) =>
  readInstallmentContext({ own: { ...NOTHING, ...own }, product, page: { ...PAGE, ...page } });

const localeOf = (stripeAccountCountry: string | null, shopperLanguage: string | null = null) => {
  const context = contextOf({ stripeAccountCountry, shopperLanguage });
  return context.state === 'available' ? [context.locale, context.brand] : context.state;
};
const problemOf = (...parts: Parameters<typeof contextOf>) => {
  const context = contextOf(...parts);
  return context.state === 'unusable' ? context.problem : context.state;
};
const centsOf = (total: number, count = 4) => {
  const offer = installmentOffer(money(total, 'USD'), { minimumCents: 0, maximumCents: 10 ** 14 }, count);
  return offer.state === 'in-range' ? offer.payments.map(({ amountMinor }) => amountMinor) : offer.state;
};

describe('eligibility for instalments', () => {
  it('requires only physical products, and at least one', () => {
    expect(isEligible([])).to.equal(false);
    expect(isEligible(['physical'])).to.equal(true);
    expect(isEligible(['physical', 'physical'])).to.equal(true);
    for (const kind of ['digital', 'service', 'gift-card', 'paywall', 'unknown'] as const) {
      expect(isEligible([kind]), kind).to.equal(false);
      expect(isEligible(['physical', kind]), kind).to.equal(false);
    }
  });

  it('requires a total above the minimum and at most the maximum', () => {
    const stateOf = (cents: number) => installmentOffer(money(cents, 'USD'), RANGE, 4).state;
    expect(stateOf(3_500)).to.equal('below');
    expect(stateOf(3_501)).to.equal('in-range');
    expect(stateOf(200_000)).to.equal('in-range');
    expect(stateOf(200_001)).to.equal('above');
  });

  it('names the limit that the total exceeds or misses', () => {
    const limitOf = (cents: number) => installmentOffer(money(cents, 'CAD'), RANGE, 4);
    expect(limitOf(0)).to.deep.equal({ state: 'below', limit: money(3_500, 'CAD') });
    expect(limitOf(999_999)).to.deep.equal({ state: 'above', limit: money(200_000, 'CAD') });
  });
});

describe('payments', () => {
  it('are quarters of the total if it is divisible', () => {
    expect(centsOf(10_000)).to.deep.equal([2_500, 2_500, 2_500, 2_500]);
  });

  it('add the remainder to the first ones, a cent each', () => {
    expect(centsOf(10_001)).to.deep.equal([2_501, 2_500, 2_500, 2_500]);
    expect(centsOf(10_003)).to.deep.equal([2_501, 2_501, 2_501, 2_500]);
    expect(centsOf(100, 3)).to.deep.equal([34, 33, 33]);
  });

  it('sum to any total and differ by at most a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 14 }), fc.integer({ min: 2, max: 12 }), (total, count) => {
        const payments = centsOf(total, count) as number[];
        expect(payments).to.have.length(count);
        expect(payments.reduce((sum, cents) => sum + BigInt(cents), 0n)).to.equal(BigInt(total));
        expect(payments[0]! - payments.at(-1)!).to.be.within(0, 1);
        expect([...payments].sort((one, other) => other - one)).to.deep.equal(payments);
      }),
    );
  });
});

describe('regions of instalments', () => {
  it('are five countries, each with its languages and brand', () => {
    expect(localeOf('US')).to.deep.equal(['en_US', 'Afterpay']);
    expect(localeOf('CA', 'en')).to.deep.equal(['en_CA', 'Afterpay']);
    expect(localeOf('CA', 'fr')).to.deep.equal(['fr_CA', 'Afterpay']);
    expect(localeOf('AU')).to.deep.equal(['en_AU', 'Afterpay']);
    expect(localeOf('NZ')).to.deep.equal(['en_NZ', 'Afterpay']);
    expect(localeOf('GB')).to.deep.equal(['en_GB', 'Clearpay']);
  });

  it("fall back to the country's first language for any other", () => {
    expect(localeOf('CA', 'de')).to.deep.equal(['en_CA', 'Afterpay']);
    expect(localeOf('CA', null)).to.deep.equal(['en_CA', 'Afterpay']);
    expect(localeOf('GB', 'fr')).to.deep.equal(['en_GB', 'Clearpay']);
  });

  it('accept a locale as language', () => {
    for (const language of ['fr_CA', 'fr-CA', 'FR', 'fr_FR', ' fr '])
      expect(localeOf('CA', language), language).to.deep.equal(['fr_CA', 'Afterpay']);
  });

  it('territories of the United States count as these', () => {
    for (const country of ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM', 'pr'])
      expect(localeOf(country), country).to.deep.equal(['en_US', 'Afterpay']);
  });

  it('have no brand and no offer elsewhere', () => {
    for (const country of ['DE', 'constructor', '__proto__', 'USA'])
      expect(localeOf(country), country).to.equal('unusable');
  });
});

describe('the instalment context', () => {
  const item = { afterPayMin: 5_000, stripeAccountCountry: 'GB' };

  it('prefers the tag to the product, and the product to the page', () => {
    expect(contextOf()).to.deep.include({
      locale: 'en_US',
      range: { minimumCents: 100, maximumCents: 200_000 },
    });
    expect(contextOf({}, item)).to.deep.include({
      locale: 'en_GB',
      range: { minimumCents: 5_000, maximumCents: 200_000 },
    });
    expect(contextOf({}, item, { minimumCents: 0, country: 'CA', shopperLanguage: 'fr' })).to.deep.include({
      locale: 'fr_CA',
      range: { minimumCents: 0, maximumCents: 200_000 },
    });
  });

  it('is unavailable where a source turns instalments off', () => {
    expect(contextOf({ afterPayAvailable: false, afterPayMin: null })).to.deep.equal({
      state: 'unavailable',
    });
    expect(contextOf({}, { afterPayAvailable: false })).to.deep.equal({ state: 'unavailable' });
    expect(contextOf({ afterPayAvailable: false }, { afterPayAvailable: true }).state).to.equal('available');
  });

  it('needs no page with a complete tag, but is unavailable if the product refuses', () => {
    const own = { minimumCents: 0, maximumCents: 1, country: 'US' };
    const silent = {
      afterPayAvailable: false,
      afterPayMin: null,
      afterPayMax: null,
      stripeAccountCountry: null,
    };
    expect(contextOf(silent, null, own).state).to.equal('available');
    expect(contextOf(silent, { afterPayAvailable: false }, own).state).to.equal('unavailable');
    expect(contextOf(silent, null, { ...own, country: '' }).state).to.equal('unavailable');
  });

  it('names missing and wrong fields', () => {
    expect(problemOf({ afterPayMin: null })).to.equal('afterPayMin is missing');
    expect(problemOf({ afterPayMax: null })).to.equal('afterPayMax is missing');
    expect(problemOf({ afterPayMax: 100 })).to.equal('afterPayMax is not above afterPayMin');
    expect(problemOf({ stripeAccountCountry: null })).to.equal('stripeAccountCountry is missing');
    expect(problemOf({ stripeAccountCountry: 'DE' })).to.equal('no instalments in the country "DE"');
    expect(problemOf({}, { afterPayMin: '1' })).to.equal('installments.afterPayMin not as promised');
    expect(problemOf({}, { afterPayAvailable: 'yes' })).to.equal(
      'installments.afterPayAvailable not as promised',
    );
    expect(problemOf({}, 'on')).to.equal('installments not as promised');
    expect(problemOf({}, [])).to.equal('installments not as promised');
  });

  it('never throws, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(contextOf({}, json).state).to.be.oneOf(['available', 'unavailable', 'unusable']);
      }),
    );
  });
});

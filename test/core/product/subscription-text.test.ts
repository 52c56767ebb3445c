import { expect } from '@open-wc/testing';
import { money } from '../../../core/money/index.ts';
import { durationText, periodText, totalText } from '../../../core/purchase/index.ts';
import type { SubscriptionPlan } from '../../../core/product/index.ts';
import { $speech } from '../../../core/words/index.ts';
import { WORDS as ARABIC } from '../../../core/words/languages/words-ar.ts';
import { WORDS as GERMAN } from '../../../core/words/languages/words-de.ts';
import { WORDS as SPANISH } from '../../../core/words/languages/words-es.ts';
import { WORDS as FRENCH } from '../../../core/words/languages/words-fr.ts';
import { WORDS as JAPANESE } from '../../../core/words/languages/words-ja.ts';

const plan = (
  value: number,
  unit: SubscriptionPlan['billingPeriod']['unit'],
  numBillingCycles = 0,
): SubscriptionPlan => ({ billingPeriod: { value, unit }, numBillingCycles });

describe('the text of a subscription', () => {
  const english = $speech.get();
  afterEach(() => {
    $speech.set(english);
  });

  const cases: readonly [text: string, ...Parameters<typeof plan>][] = [
    ['every week', 1, 'WEEK'],
    ['every 2 weeks', 2, 'WEEK'],
    ['every month', 1, 'MONTH'],
    ['every 3 months', 3, 'MONTH'],
    ['every year', 1, 'YEAR'],
    ['every 2 years', 2, 'YEAR'],
    ['every week for 1 week', 1, 'WEEK', 1],
    ['every 2 weeks for 10 weeks', 2, 'WEEK', 5],
    ['every week for 1 year', 1, 'WEEK', 52],
    ['every 2 weeks for 2 years', 2, 'WEEK', 52],
    ['every month for 6 months', 1, 'MONTH', 6],
    ['every month for 1 year', 1, 'MONTH', 12],
    ['every 3 months for 18 months', 3, 'MONTH', 6],
    ['every year for 1 year', 1, 'YEAR', 1],
    ['every 2 years for 4 years', 2, 'YEAR', 2],
  ];
  for (const [text, ...args] of cases) {
    it(`reads "${text}"`, () => {
      expect(periodText(plan(...args))).to.equal(text);
    });
  }

  it('keeps the unit of the plan on request', () => {
    const options = { keepsBillingUnit: true };
    expect(periodText(plan(1, 'MONTH', 12), options)).to.equal('every month for 12 months');
    expect(durationText(plan(2, 'WEEK', 26), options)).to.equal('52 weeks');
  });

  it('is "Unavailable" without a plan', () => {
    expect(periodText(null)).to.equal('Unavailable');
  });

  it('uses the language and word order of the page', () => {
    $speech.set({ own: {}, locale: 'de-DE', language: GERMAN });
    expect(periodText(plan(2, 'WEEK', 26))).to.equal('alle 2 Wochen für 1 Jahr');
    $speech.set({ own: { everyFor: '{duration}, {every}' }, locale: 'de-DE', language: GERMAN });
    expect(periodText(plan(1, 'MONTH', 12))).to.equal('1 Jahr, jeden Monat');
  });

  describe('of the total', () => {
    const sixMonths = plan(1, 'MONTH', 6);

    it('sums all payments, in the page’s number format', () => {
      expect(totalText(sixMonths, { price: money(1_200, 'USD') })).to.equal('$72.00 total');
      expect(totalText(plan(3, 'MONTH', 4), { price: money(1_250, 'USD') })).to.equal('$50.00 total');
      expect(totalText(sixMonths, { price: money(1_200, 'JPY') })).to.equal('¥7,200 total');
      expect(totalText(sixMonths, { price: money(123_456_789, 'EUR') }, { locale: 'de-DE' })).to.equal(
        '7.407.407,34\u00A0€ total',
      );
    });

    it('marks the lowest of several prices', () => {
      expect(totalText(sixMonths, { price: money(1_200, 'USD'), from: true })).to.equal('from $72.00 total');
    });

    it('is empty without an end or a price, for a total of 0, and beyond safe integers', () => {
      expect(totalText(plan(1, 'MONTH'), { price: money(1_200, 'USD') })).to.equal('');
      expect(totalText(sixMonths, { price: null })).to.equal('');
      expect(totalText(sixMonths, { price: money(0, 'USD') })).to.equal('');
      expect(totalText(sixMonths, { price: money(Number.MAX_SAFE_INTEGER, 'USD') })).to.equal('');
    });

    it('exists in every language', () => {
      const inAll = (locale: string, language: (typeof english)['language']) => {
        $speech.set({ own: {}, locale, language });
        return totalText(sixMonths, { price: money(1_200, 'EUR') }, { locale });
      };
      expect(inAll('de-DE', GERMAN)).to.equal('72,00\u00A0€ insgesamt');
      expect(inAll('ja-JP', JAPANESE)).to.equal('合計€72.00');
      expect(inAll('fr-FR', FRENCH)).to.match(/^72,00\s€ au total$/);
      expect(inAll('es-ES', SPANISH)).to.match(/^72,00\s€ en total$/);
      expect(inAll('ar', ARABIC)).to.contain('الإجمالي');
    });
  });
});

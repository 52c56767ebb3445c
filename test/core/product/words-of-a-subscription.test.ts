import { expect } from '@open-wc/testing';
import { durationText, periodText, type SubscriptionPlan } from '../../../core/product/index.ts';
import { $speech } from '../../../core/words/index.ts';
import { WORDS as GERMAN } from '../../../core/words/languages/words-de.ts';

const plan = (
  value: number,
  unit: SubscriptionPlan['billingPeriod']['unit'],
  numBillingCycles = 0,
): SubscriptionPlan => ({ billingPeriod: { value, unit }, numBillingCycles });

describe('the words of a subscription', () => {
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
    it(`read "${text}"`, () => {
      expect(periodText(plan(...args))).to.equal(text);
    });
  }

  it('keep the unit of the plan where the tag asks for it', () => {
    const options = { keepsBillingUnit: true };
    expect(periodText(plan(1, 'MONTH', 12), options)).to.equal('every month for 12 months');
    expect(durationText(plan(2, 'WEEK', 26), options)).to.equal('52 weeks');
  });

  it('say that what has no plan is unavailable', () => {
    expect(periodText(null)).to.equal('Unavailable');
  });

  it('speak the language of the page, in its order', () => {
    $speech.set({ own: {}, locale: 'de-DE', language: GERMAN });
    expect(periodText(plan(2, 'WEEK', 26))).to.equal('alle 2 Wochen für 1 Jahr');
    $speech.set({ own: { everyFor: '{duration}, {every}' }, locale: 'de-DE', language: GERMAN });
    expect(periodText(plan(1, 'MONTH', 12))).to.equal('1 Jahr, jeden Monat');
  });
});

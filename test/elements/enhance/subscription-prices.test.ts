import { expect } from '@open-wc/testing';
import { configureStore } from '../../../elements/index.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { CARD, enhanced, printed } from './printed-page.ts';
import { choose, copyCard, priceIn, variedTee } from './varied-prices.ts';

const tee = variedTee('15.50');
const subscription = {
  ...tee,
  structuredContent: {
    ...tee.structuredContent,
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 5 },
  },
};
const OWN_WORDS = { productPrice__multiplePrices__nWeekly__limited__nWeeks: 'ab {fromPrice} im Abo' };

describe('the printed price of a subscription', () => {
  beforeEach(() => useMemoryStore());

  it('follows the chosen variant and returns to the printed price', async () => {
    const page = await enhanced(CARD, subscription);
    const printed = 'from 15.50 every 2 weeks for 10 weeks';
    expect(priceIn(page)).to.equal(printed);
    choose(page, 'Sand', 'S');
    expect(priceIn(page)).to.equal('20.00 every 2 weeks for 10 weeks');
    choose(page, 'Ink', 'M');
    expect(priceIn(page)).to.equal(
      'Sale Price:15.50 every 2 weeks for 10 weeks Original Price:23.00 every 2 weeks for 10 weeks',
    );
    choose(page, '', '');
    expect(priceIn(page)).to.equal(printed);
  });

  it('follows it in localised money too', async () => {
    const page = await enhanced(CARD, { ...subscription, featureFlags: { useCLDRMoneyFormat: true } });
    choose(page, 'Ink', 'S');
    expect(priceIn(page)).to.equal('$22.00 every 2 weeks for 10 weeks');
  });

  it('is restored in a copy of the card and follows the choice made there', async () => {
    const page = await enhanced(CARD, subscription);
    choose(page, 'Ink', 'M');
    const copy = copyCard(page);
    await Promise.resolve();
    choose(copy, '', '');
    expect(priceIn(copy)).to.equal('from 15.50 every 2 weeks for 10 weeks');
    choose(copy, 'Sand', 'S');
    expect(priceIn(copy)).to.equal('20.00 every 2 weeks for 10 weeks');
  });

  it('stays as printed if the site has customised it', async () => {
    const page = await enhanced(CARD, { ...subscription, localizedStrings: OWN_WORDS });
    choose(page, 'Ink', 'S');
    expect(priceIn(page)).to.equal('ab 15.50 im Abo');
  });

  describe('in words of the site that are also in the settings', () => {
    const monthly = {
      ...tee,
      structuredContent: {
        ...subscription.structuredContent,
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 5 },
      },
    };
    const KEY = 'productPrice__multiplePrices__1Monthly__limited__nMonths';
    const SINGLE_KEY = 'productPrice__singlePrice__1Monthly__limited__nMonths';
    const printedWords = { [KEY]: 'ab {fromPrice} im Monat, {duration} Monate lang' };
    const inWords = async (single: string) => {
      const localizedStrings = { ...printedWords, [SINGLE_KEY]: single };
      configureStore({ localizedStrings });
      return enhanced(CARD, { ...monthly, localizedStrings });
    };
    const untilReads = (page: ParentNode, text: string) =>
      waitUntil(() => priceIn(page) === text, `the price is "${text}" and not "${priceIn(page)}"`);

    afterEach(() => {
      configureStore({ localizedStrings: { [SINGLE_KEY]: '' } });
    });

    it('shows the price of the variant in them, on sale as well, and restores the printed one', async () => {
      const page = await inWords('{price} im Monat, {duration} Monate lang');
      const printed = 'ab 15.50 im Monat, 5 Monate lang';
      expect(priceIn(page)).to.equal(printed);
      choose(page, 'Sand', 'S');
      await untilReads(page, '20.00 im Monat, 5 Monate lang');
      expect(page.querySelector('.product-price .sqs-money-native')?.textContent).to.equal('20.00');
      choose(page, 'Ink', 'M');
      await untilReads(
        page,
        'Sale Price:15.50 im Monat, 5 Monate lang Original Price:23.00 im Monat, 5 Monate lang',
      );
      choose(page, '', '');
      expect(priceIn(page)).to.equal(printed);
    });

    it('supports plural forms, and the amount at any position', async () => {
      const page = await inWords('{duration plural one{Einmal} other{#-mal}} {price} ({price} im Monat)');
      choose(page, 'Sand', 'S');
      await untilReads(page, '5-mal 20.00 (20.00 im Monat)');
    });

    it('formats them as the engine prints them for a product of one price', async () => {
      const single = 'je {0}, alle {billingPeriodValue} Monate, {duration}-mal';
      const page = await inWords(single);
      choose(page, 'Sand', 'S');
      const [first] = monthly.structuredContent.variants;
      const ofOnePrice = {
        ...monthly,
        structuredContent: { ...monthly.structuredContent, variants: [first] },
        localizedStrings: { [SINGLE_KEY]: single },
      };
      await untilReads(page, priceIn(await printed(CARD, ofOnePrice)));
      expect(priceIn(page)).to.equal('je 20.00, alle 1 Monate, 5-mal');
    });

    it('keeps the printed price if they contain markup', async () => {
      const page = await inWords('<b>{price}</b> im Monat');
      choose(page, 'Sand', 'S');
      expect(priceIn(page)).to.equal('ab 15.50 im Monat, 5 Monate lang');
    });
  });
});

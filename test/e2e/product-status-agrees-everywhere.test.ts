import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { BROWSER } from '../support/browser.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { askMemory, askProductModule, askStore, askTemplates, type Asker } from '../support/offer/askers.ts';
import {
  type Answers,
  type ItemJson,
  OFFER_CASES,
  type OfferException,
  SQUARESPACE_EXCEPTIONS,
  TEMPLATE_EXCEPTIONS,
} from '../support/offer/cases.ts';
import { askPage } from '../support/offer/visitors.ts';
import { openShopSelling, type ShopSelling } from '../support/shop-selling.ts';

let shop: ShopSelling;
let page: Page;
const askers = new Map<string, Asker>();

before(async () => {
  shop = await openShopSelling(
    OFFER_CASES.map(({ product }) => product),
    { rateLimits: NO_LIMITS },
  );
  const browser = await BROWSER.borrow();
  page = await browser.newPage({ baseURL: shop.store.url });
  askers.set('core/product', askProductModule);
  askers.set('the template engine', askTemplates('squarespace'));
  askers.set('the template engine, strict', askTemplates('strict'));
  askers.set('the store', askStore(shop.store.url));
  askers.set('the store in memory', askMemory);
  askers.set('the tag in a browser', askPage(page, 'tag'));
  askers.set('printed markup in a browser', askPage(page, 'printed'));
});

after(async () => {
  await page.close();
  BROWSER.giveBack();
  await shop.close();
});

interface Judge {
  readonly name: string;
  /** Whether it sells, and so covers only products on sale. */
  readonly isSeller: boolean;
  readonly exceptions: readonly OfferException[];
}

const judge = (name: string, isSeller: boolean, exceptions: Judge['exceptions'] = []): Judge => ({
  name,
  isSeller,
  exceptions,
});

const JUDGES: readonly Judge[] = [
  judge('core/product', false),
  judge('the template engine', false, SQUARESPACE_EXCEPTIONS),
  judge('the template engine, strict', false, TEMPLATE_EXCEPTIONS),
  judge('the store', true),
  judge('the store in memory', true),
  judge('the tag in a browser', true),
  judge('printed markup in a browser', true, TEMPLATE_EXCEPTIONS),
];

for (const { name, isSeller, exceptions } of JUDGES) {
  describe(`${name} agrees with all others`, () => {
    for (const each of OFFER_CASES.filter(({ isSold }) => isSold || !isSeller)) {
      test(each.product.id, async () => {
        const address = `${shop.store.url}/api/commerce/products/${each.product.id}`;
        const item = (await (await fetch(address)).json()) as ItemJson;
        each.change?.(item);
        const answers = await askers.get(name)!(each, item);
        const exception = exceptions.filter(({ product }) => product === each.product.id);
        const right = Object.assign(
          {},
          each.right,
          ...exception.map(({ answers: other }) => other),
        ) as Answers;
        assert.ok(right.isSoldOut || Object.keys(answers).length > 0, 'nothing was answered');
        assert.deepEqual(answers, expectedOf(right, answers));
      });
    }
  });
}

/** The expected answers to the questions asked, and the prices that were given. */
function expectedOf(right: Answers, answers: Partial<Answers>): Partial<Answers> {
  const asked = Object.fromEntries(Object.entries(right).filter(([question]) => question in answers));
  if (!answers.unitPrices) return asked;
  const priced = Object.entries(right.unitPrices).filter(([sku]) => sku in (answers.unitPrices ?? {}));
  return { ...asked, unitPrices: Object.fromEntries(priced) };
}

import type { Page } from 'playwright-core';
import type { Answers } from './cases.ts';
import { readPrice, type Asker } from './askers.ts';
import { addButton } from '../add-button.ts';
import { settle } from '../settle.ts';

/** A snapshot of a page. */
interface Shown {
  readonly price: string;
  readonly mark: string;
  readonly isSoldOut: boolean;
}

/** How to read the controls of a page. */
interface Counter {
  readonly address: (slug: string) => string;
  readonly waitUntilReady: (page: Page) => Promise<void>;
  /** The root of the controls; shadow roots are searched, too. */
  readonly place: string;
  readonly price: string;
  readonly mark: string;
}

const TAG: Counter = {
  address: (slug) => `/shop/${slug}`,
  waitUntilReady: async (page) => {
    await addButton(page).waitFor();
    await settle(page);
    await page.evaluate(async () => {
      for (const name of ['store-price', 'store-add-to-cart']) {
        await customElements.whenDefined(name);
        const tag = document.querySelector<HTMLElement & { readonly ready: Promise<void> }>(name);
        await tag?.ready;
      }
    });
  },
  place: '.product-words',
  price: '[part=price]',
  mark: '[part~=status]',
};

/** Enhanced server-rendered markup, with the platform's classes. */
const PRINTED: Counter = {
  address: (slug) => `/shop/${slug}/classic`,
  waitUntilReady: async (page) => {
    await page.locator('.sqs-add-to-cart-button-wrapper + [role=alert]').waitFor({ state: 'attached' });
  },
  place: '.product',
  price: '.product-price',
  mark: '.product-mark',
};

/**
 * Creates an asker that opens a store's pages in a real browser, selects every variant and reads the result.
 * @param page a visitor's page of a store that sells the cases
 * @param kind the tag on the product's page, or printed markup that the script wired
 * @returns the asker
 */
export function askPage(page: Page, kind: 'tag' | 'printed'): Asker {
  const counter = kind === 'tag' ? TAG : PRINTED;
  const place = page.locator(counter.place).first();
  const textOf = async (selector: string): Promise<string> =>
    (await place.locator(selector).allTextContents()).join(' ');

  async function read(): Promise<Shown> {
    const button = addButton(place);
    const mark = await textOf(counter.mark);
    return {
      price: readPrice((await textOf(counter.price)).replace(mark, '')),
      mark,
      isSoldOut: (await button.getAttribute('aria-disabled')) === 'true',
    };
  }

  async function chooseEach(
    skus: readonly string[],
  ): Promise<Pick<Answers, 'options' | 'unitPrices' | 'available'>> {
    // By role: the author's own list, which the tag replaces, is hidden.
    const list = place.getByRole('combobox').first();
    // Denominations of a gift card.
    const buttons = place.getByRole('radio').filter({ visible: true });
    const name = 'Size';
    const values = await ((await list.count()) > 0 ? list.locator('option') : buttons).evaluateAll(valuesOf);
    const choose = async (index: number) => {
      if ((await list.count()) > 0) await list.selectOption(values[index] ?? '');
      else await buttons.nth(index).check();
    };
    const unitPrices: Record<string, string> = {};
    const available: string[] = [];
    for (const [index, sku] of skus.entries()) {
      if (values.length > 0) await choose(index);
      const { price, isSoldOut } = await read();
      unitPrices[sku] = price.replace(/ instead of .*/, '');
      if (!isSoldOut) available.push(sku);
    }
    return { options: values.length > 0 ? { [name]: values } : {}, unitPrices, available };
  }

  return async ({ product }) => {
    await page.goto(counter.address(product.slug));
    // The server-rendered page of a sold-out product has no controls.
    if (kind === 'printed' && (await page.locator('.sqs-add-to-cart-button').count()) === 0) return {};
    await counter.waitUntilReady(page);
    const { price, mark, isSoldOut } = await read();
    const takesSeveral = (await place.getByLabel('Quantity').count()) > 0;
    return {
      ...(kind === 'tag' && { isSoldOut, isOnSale: mark === 'sale' }),
      price,
      takesSeveral,
      ...(await chooseEach(product.variants.map(({ sku }) => sku))),
    };
  };
}

function valuesOf(controls: readonly (SVGElement | HTMLElement)[]): readonly string[] {
  return controls
    .map((control) => (control as HTMLOptionElement | HTMLInputElement).value)
    .filter((value) => value !== '');
}

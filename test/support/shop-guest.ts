import type { Locator, Page } from 'playwright-core';

import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { addButton } from './add-button.ts';
import { fillAddress } from './fill-address.ts';
import { pressUntilShown } from './press.ts';
import { settle } from './settle.ts';

/** Someone who buys, by the labels of the pages: the same with and without JavaScript. */
export class Guest {
  constructor(
    readonly page: Page,
    readonly isScripted: boolean,
  ) {}

  /** Returns the words of the page's main part. */
  async read(): Promise<string> {
    return (await this.page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
  }

  /**
   * Opens the page of a product and chooses a variant.
   * @param path the page
   * @param choices option → value
   */
  async choose(path: string, choices: Readonly<Record<string, string>>): Promise<void> {
    await this.page.goto(path);
    if (this.isScripted) await settle(this.page);
    for (const [option, value] of Object.entries(choices)) {
      const radio = this.page.getByRole('radio', { name: value });
      if ((await radio.count()) > 0) await radio.check();
      else {
        const list = this.page.getByRole('combobox', { name: option });
        // No visitor chooses without the focus, and the page waits for a visitor.
        await list.focus();
        await list.selectOption(value);
      }
    }
  }

  /**
   * Adds a variant to the cart.
   * @param path the page of the product
   * @param choices option → value
   * @param quantity pieces, 1 or more
   */
  async add(path: string, choices: Readonly<Record<string, string>>, quantity = 1): Promise<void> {
    await this.choose(path, choices);
    if (quantity > 1) await this.page.getByRole('textbox', { name: 'Quantity' }).fill(String(quantity));
    await this.page.getByRole('button', { name: /^(?:Add To Cart|Buy now)$/ }).click();
    // “Buy now” goes to the checkout; without JavaScript the cart follows.
    const added = this.page.getByRole('button', { name: 'Added!' });
    await added.or(this.page.getByRole('heading', { name: /^(?:Cart|Checkout)$/ })).waitFor();
  }

  /**
   * Searches the site by the form in the footer.
   * @param typed what to find
   * @param title of a result; with JavaScript it is suggested, too
   */
  async search(typed: string, title: string): Promise<void> {
    const footer = this.page.getByRole('contentinfo');
    if (this.isScripted) {
      // The tag draws once it is visible: the printed form has a search box, that of the tag a combobox.
      await footer.getByRole('search').scrollIntoViewIfNeeded();
      await footer.getByRole('combobox').fill(typed);
      await footer.getByRole('option', { name: title }).waitFor();
      await this.page.keyboard.press('Enter');
    } else {
      await footer.getByRole('searchbox').fill(typed);
      await footer.getByRole('button', { name: 'Search' }).click();
    }
    await this.page.waitForURL('**/search?*');
    await this.page.getByRole('main').getByRole('link', { name: title, exact: true }).waitFor();
  }

  /**
   * Narrows the list of a page to what is in stock, from a price on.
   * @param path the page
   * @param fromPrice in major units
   * @param count how many products are left
   */
  async filter(path: string, fromPrice: string, count: number): Promise<void> {
    await this.page.goto(path);
    if (this.isScripted) await this.page.waitForFunction(() => customElements.get('store-list'));
    const main = this.page.getByRole('main');
    await main.getByText('Filters', { exact: true }).click();
    await main.getByRole('checkbox', { name: 'In stock' }).check();
    await main.getByRole('spinbutton', { name: 'From' }).fill(fromPrice);
    if (this.isScripted) await this.page.keyboard.press('Enter');
    else await main.getByRole('button', { name: 'Show' }).click();
    const text = count === 1 ? '1 product' : `${count} products`;
    // The tag has a count of its own, which the printed one replaces.
    await main.getByText(text, { exact: true }).filter({ visible: true }).waitFor();
  }

  /**
   * Finds the card of a product in the list that is shown.
   * @param title of the product
   */
  card(title: string): Locator {
    const heading = this.page.getByRole('heading', { name: title, exact: true });
    return this.page.getByRole('main').getByRole('listitem').filter({ has: heading });
  }

  /**
   * Adds a product from the list that is shown, and opens the cart: the drawer, without JavaScript the page.
   * @param title of the product
   * @returns the cart
   */
  async addFromList(title: string): Promise<Locator> {
    const button = addButton(this.card(title));
    if (!this.isScripted) {
      await button.click();
      await this.page.waitForURL('**/cart');
      return this.page.getByRole('main');
    }
    await pressUntilShown(this.page, () => button.click(), PRODUCT_WORDS.added);
    await this.page.getByRole('link', { name: /^One item in cart/ }).click();
    return this.page.getByRole('dialog', { name: 'Your cart' });
  }

  /**
   * Applies a code on the cart page.
   * @param code of a discount or of a gift card
   */
  async apply(code: string): Promise<void> {
    await this.page.goto('/cart');
    if (this.isScripted) await settle(this.page);
    await this.applyIn(this.page, code);
  }

  /**
   * Applies a code in a cart that is shown.
   * @param cart the page or the drawer
   * @param code of a discount or of a gift card
   */
  async applyIn(cart: Page | Locator, code: string): Promise<void> {
    await cart.getByRole('textbox', { name: 'Discount or gift card code' }).fill(code);
    await cart.getByRole('button', { name: 'Apply' }).click();
    // Of a gift card the page shows only the end.
    await cart.getByRole('button', { name: new RegExp(`^Remove .*${code.slice(-4)}$`) }).waitFor();
  }

  /**
   * Opens the checkout and orders the cart.
   * @param email the customer's address
   * @param shipped the shipping method, and the total with it; undefined if nothing is shipped
   * @returns the order's id, and the words of the confirmation
   */
  async order(
    email: string,
    shipped?: { readonly method: string; readonly total: string },
  ): Promise<{ readonly id: string; readonly words: string }> {
    await this.page.goto('/checkout');
    return this.placeOrder(email, shipped);
  }

  /**
   * Orders the cart at the checkout that is shown.
   * @param email the customer's address
   * @param shipped the shipping method, and the total with it; undefined if nothing is shipped
   * @returns the order's id, and the words of the confirmation
   */
  async placeOrder(
    email: string,
    shipped?: { readonly method: string; readonly total: string },
  ): Promise<{ readonly id: string; readonly words: string }> {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Name').fill('Ann');
    if (shipped !== undefined) {
      await fillAddress(this.page);
      await this.page.getByRole('radio', { name: shipped.method }).check();
      if (!this.isScripted) await this.page.getByRole('button', { name: 'Update total' }).click();
      await this.page.getByRole('definition').filter({ hasText: shipped.total }).first().waitFor();
    }
    const button = this.page.getByRole('button', { name: 'Place order' });
    await button.click();
    await this.page.waitForURL('**/checkout/confirmed/**');
    return { id: new URL(this.page.url()).pathname.split('/').at(-1) ?? '', words: await this.read() };
  }

  /**
   * Finds a variant sold out, and asks for an email when it is back.
   * @param path the page of the product
   * @param choices option → value; empty for a product without options
   * @param email where to
   */
  async signUpForRestock(
    path: string,
    choices: Readonly<Record<string, string>>,
    email: string,
  ): Promise<void> {
    let place = this.page.locator('restock-signup');
    if (this.isScripted) {
      await this.choose(path, choices);
      await place.locator('input:invalid').waitFor();
    } else if (Object.keys(choices).length === 0) {
      await this.page.goto(path);
    } else {
      await this.page.goto(path);
      await this.page.getByRole('link', { name: 'Notify me when sold-out items are back' }).click();
      place = this.page.getByRole('main');
      const variant = Object.values(choices).join(' / ');
      const option = place.getByRole('option', { name: variant });
      await place.getByLabel('Which one?').selectOption((await option.textContent()) ?? '');
    }
    await place.getByRole('textbox', { name: 'Email' }).fill(email);
    await place.getByRole('button', { name: 'Notify me' }).click();
    await this.page.getByText('Signed up!').filter({ visible: true }).first().waitFor();
  }
}

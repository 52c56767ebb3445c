import type { Page } from 'playwright-core';
import sharp from 'sharp';

import { OWNER_PASSWORD } from './owner.ts';

/** The owner in a browser, by the labels of the pages: the same with and without JavaScript. */
export class ShopOwner {
  constructor(readonly page: Page) {}

  /** Returns the words of the page's main part. */
  async read(path: string): Promise<string> {
    await this.page.goto(path);
    return (await this.page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
  }

  /** Logs in by the page that the owner wanted to see. */
  async logIn(): Promise<void> {
    await this.page.goto('/owner/products');
    await this.page.getByLabel('Name').fill('owner');
    await this.page.getByLabel('Password').fill(OWNER_PASSWORD);
    await this.page.getByRole('button', { name: 'Log in' }).click();
  }

  /**
   * Fills in text fields and saves the form.
   * @param path the form
   * @param typed label → text
   * @param button the name of the button
   * @param chosen label → option
   */
  async save(
    path: string,
    typed: Readonly<Record<string, string>>,
    button: string | RegExp,
    chosen: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    await this.page.goto(path);
    for (const [label, text] of Object.entries(typed))
      await this.page.getByLabel(label, { exact: true }).fill(text);
    for (const [label, option] of Object.entries(chosen))
      await this.page.getByLabel(label, { exact: true }).selectOption({ label: option });
    await this.page.getByRole('button', { name: button }).click();
    await this.page.getByRole('main').getByRole('status').waitFor();
  }

  /**
   * Creates a store; with JavaScript `<store-setup>` does it, without it a form.
   * @param title its title
   */
  async createStore(title: string): Promise<void> {
    await this.page.goto('/owner/stores/new');
    await this.page.getByLabel('Title', { exact: true }).fill(title);
    await this.page.getByRole('button', { name: 'Create store' }).click();
    const ready = this.page.getByRole('heading', { name: `“${title}” is ready` });
    await ready.or(this.page.getByText('The store was created.')).waitFor();
  }

  /**
   * Adds pictures to the product whose form is shown, with their names as descriptions.
   * @param names of the files
   */
  async addPictures(names: readonly string[]): Promise<void> {
    await this.page.getByRole('link', { name: 'Pictures' }).click();
    const files = await Promise.all(
      names.map(async (name, place) => ({ name, mimeType: 'image/png', buffer: await drawn(place) })),
    );
    await this.page.getByLabel('Add pictures').setInputFiles(files);
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await this.page.getByRole('main').getByRole('status').waitFor();
    for (const [place, name] of names.entries()) {
      const description = this.page.getByLabel('Description', { exact: true }).nth(place);
      await description.fill(name.replace('.png', ''));
    }
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await this.page.getByRole('main').getByRole('status').waitFor();
  }

  /**
   * Sets the stock of a variant on the page of all variants.
   * @param title of the variant, as the page names it
   * @param text what is typed
   */
  async setStock(title: string, text: string): Promise<void> {
    await this.page.goto('/owner/stock');
    await this.page.getByLabel(`In stock: ${title}`, { exact: true }).fill(text);
    await this.page.getByRole('button', { name: 'Save' }).click();
    await this.page.getByRole('main').getByRole('status').waitFor();
  }

  /**
   * Reads the stock of a variant.
   * @param title of the variant, as the page names it
   */
  async readStock(title: string): Promise<string> {
    await this.page.goto('/owner/stock');
    return this.page.getByLabel(`In stock: ${title}`, { exact: true }).inputValue();
  }

  /**
   * Emails everybody who waits for what is back.
   * @param isScripted whether the page has JavaScript
   */
  async emailWaiting(isScripted: boolean): Promise<void> {
    await this.page.goto('/owner/restock');
    if (isScripted) {
      await this.page.getByRole('button', { name: 'Send all emails' }).click();
      // A dialog's content is in the page, not inside the dialog's own nodes.
      const question = this.page.locator('[data-store-question]');
      await question.getByRole('button', { name: 'Send all emails' }).click();
    } else {
      await this.page.getByRole('link', { name: /^Send emails about/ }).click();
      await this.page.getByRole('main').getByRole('button', { name: 'Send emails' }).click();
    }
    await this.page.getByRole('status').filter({ hasText: '1 email sent.' }).waitFor();
  }

  /**
   * Opens a page of an order, and posts its form.
   * @param path the page
   * @param typed label → text
   * @param button the name of the button
   */
  async act(path: string, typed: Readonly<Record<string, string>>, button: string | RegExp): Promise<void> {
    await this.page.goto(path);
    for (const [label, text] of Object.entries(typed)) await this.page.getByLabel(label).fill(text);
    await this.page.getByRole('main').getByRole('button', { name: button }).click();
    await this.page.waitForURL((url) => url.pathname !== path);
  }
}

/** Pictures that differ. */
function drawn(place: number): Promise<Buffer> {
  const background = { r: 60 * place, g: 90, b: 160 };
  return sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
}

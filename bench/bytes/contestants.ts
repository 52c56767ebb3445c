import path from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../../tools/run.mjs';
import { folderOfPacked, type Packed } from './packed.ts';

/** A library that sells on a page. */
export interface Contestant {
  readonly name: string;
  /** The folder with its files, served below `/files/`. */
  readonly folder: string;
  /** The markup of a page with one product and its button. */
  readonly button: string;
  /** What the page has in addition for a cart over the page; empty where the button brings it. */
  readonly cart: string;
  /** A tag that has been defined when the button sells; null where a script defines none. */
  readonly tag: string | null;
  /** Adds the product and opens the cart; absent where nothing loads for either. */
  readonly use?: (page: Page) => Promise<void>;
}

const BUY_BUTTON: Packed = {
  name: '@shopify/buy-button-js',
  version: '3.0.6',
  integrity:
    'sha512-igPl+xyVHVTZ0xRhTOuZC6h2kHgRE/gnPNkGR3bb9kRz/cx4Pc4mYIpmQOMzmsdv7aJ9uH5w/hVRquV71eGTww==',
};

const DROP_IN: Packed = {
  name: '@commercelayer/drop-in.js',
  version: '2.27.0',
  integrity:
    'sha512-y0gWSeMMHOStsxRYCCgfO6d5VwRXdwlYcTaHgzrrkwZRH9D0x9/Vc7DLc+2XlDhwBsy/xrZgCftvgEau5IR9mg==',
};

const PRODUCT = JSON.stringify({
  id: 'mug',
  title: 'Stoneware Mug',
  structuredContent: {
    productType: 1,
    variants: [{ sku: 'mug', priceMoney: { value: '18.00', currency: 'USD' }, qtyInStock: 50 }],
  },
});

function ours(name: string, script: string): Contestant {
  return {
    name,
    folder: path.join(ROOT, 'dist'),
    button: `
      <link rel="stylesheet" href="/files/store.css" />
      <script type="module" src="/files/${script}"></script>
      <store-config gateway="memory"></store-config>
      <store-product>
        <script type="application/json">${PRODUCT}</script>
        <store-price></store-price>
        <store-add-to-cart></store-add-to-cart>
      </store-product>
      <cart-pill></cart-pill>`,
    cart: '<cart-drawer><a href="/cart">Cart</a></cart-drawer>',
    tag: 'cart-pill',
    async use(page) {
      await page.getByRole('button', { name: 'Add To Cart' }).click();
      await page.getByRole('link', { name: 'One item in cart, $18.00' }).waitFor();
      await page.getByRole('link', { name: 'Cart', exact: true }).click();
      await page.getByRole('dialog').getByText('Stoneware Mug').first().waitFor();
    },
  };
}

/**
 * Lists what is compared.
 * @returns ours first
 */
export function contestants(): readonly Contestant[] {
  return [
    ours('ours, with React', 'cdn/storefront.js'),
    ours('ours, with Preact', 'cdn/preact/storefront.js'),
    {
      name: `${BUY_BUTTON.name} ${BUY_BUTTON.version}`,
      folder: path.join(folderOfPacked(BUY_BUTTON), 'dist'),
      button: '<script src="/files/buybutton.min.js"></script>',
      cart: '',
      tag: null,
    },
    {
      name: `${DROP_IN.name} ${DROP_IN.version}`,
      folder: path.join(folderOfPacked(DROP_IN), 'dist/drop-in'),
      button: `
        <link rel="stylesheet" href="/files/drop-in.css" />
        <script type="module" src="/files/drop-in.esm.js"></script>
        <cl-price code="MUG"><cl-price-amount type="price"></cl-price-amount></cl-price>
        <cl-add-to-cart code="MUG">Add to cart</cl-add-to-cart>
        <cl-cart-link>Cart <cl-cart-count></cl-cart-count></cl-cart-link>`,
      cart: `
        <link rel="stylesheet" href="/files/minicart.css" />
        <cl-cart open-on-add="true"></cl-cart>`,
      tag: 'cl-add-to-cart',
    },
    {
      name: '@shoelace-style/shoelace 2.20.1',
      folder: path.join(ROOT, 'node_modules/@shoelace-style/shoelace/cdn'),
      button: `
        <link rel="stylesheet" href="/files/themes/light.css" />
        <script type="module">
          import '/files/components/button/button.js';
          import '/files/components/input/input.js';
          import '/files/components/option/option.js';
          import '/files/components/select/select.js';
        </script>
        <sl-select label="Size"><sl-option value="S">S</sl-option></sl-select>
        <sl-input label="Quantity" value="1"></sl-input>
        <sl-button>Add to cart</sl-button>`,
      cart: `
        <script type="module" src="/files/components/drawer/drawer.js"></script>
        <sl-drawer label="Cart"></sl-drawer>`,
      tag: 'sl-button',
    },
  ];
}

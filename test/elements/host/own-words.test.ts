import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { mugProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { untilRole } from '../../support/by-role.ts';

const MUG = `<script type="application/json">${JSON.stringify(mugProduct)}</script>`;

describe("a site's own words", () => {
  beforeEach(() => useMemoryStore());

  it('replace ours one by one, and follow a change', async () => {
    const tag = await fixture(`<store-add-to-cart>${MUG}</store-add-to-cart>`);
    await untilRole(tag, ADD_BUTTON);
    configureStore({ strings: { addToCart: 'Into the bag' } });
    await untilRole(tag, { role: 'button', name: 'Into the bag' });
    await untilRole(tag, { role: 'textbox', name: 'Quantity' });
  });

  it('win over the language of the page', async () => {
    configureStore({ locale: 'fr' });
    const tag = await fixture(`<store-add-to-cart>${MUG}</store-add-to-cart>`);
    await untilRole(tag, { role: 'textbox', name: 'Quantité' });
    await untilRole(tag, { role: 'button', name: 'Into the bag' });
    configureStore({ locale: 'en' });
  });

  it('are overridden by an attribute of a tag', async () => {
    const tag = await fixture(`<store-add-to-cart button-text="Take it">${MUG}</store-add-to-cart>`);
    await untilRole(tag, { role: 'button', name: 'Take it' });
  });

  it('can be in the document', async () => {
    const script = await fixture<HTMLScriptElement>(
      '<script type="application/json" data-store-config>{ "strings": { "addToCart": "From the document" } }</script>',
    );
    document.head.append(script);
    storefront().settings.readDocument();
    const tag = await fixture(`<store-add-to-cart>${MUG}</store-add-to-cart>`);
    await untilRole(tag, { role: 'button', name: 'From the document' });
    script.remove();
    storefront().settings.readDocument();
    await untilRole(tag, { role: 'button', name: 'Into the bag' });
  });

  it('use the plural forms of the page’s language, also where ours are English', async () => {
    configureStore({
      locale: 'pl',
      strings: {
        itemsInCart: { one: '{n} rzecz', few: '{n} rzeczy', many: '{n} szt.', other: '{n} sztuki' },
      },
    });
    const pill = await fixture('<cart-pill></cart-pill>');
    for (const name of [/^1 rzecz,/, /^2 rzeczy,/, /^3 rzeczy,/, /^4 rzeczy,/, /^5 szt\.,/]) {
      await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 1, additionalFields: '' });
      await untilRole(pill, { role: 'link', name });
    }
    configureStore({ locale: 'en', strings: { itemsInCart: '{n} in the bag' } });
    await untilRole(pill, { role: 'link', name: /^5 in the bag,/ });
  });

  it('are ignored with unknown placeholders or superfluous plural forms', async () => {
    const wrong = { removeItem: 'Drop {name}', checkout: { other: 'Pay' }, constructor: 'x', nothing: 'y' };
    configureStore({ strings: wrong as object });
    await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 1, additionalFields: '' });
    const cart = await fixture('<store-cart></store-cart>');
    await untilRole(cart, { role: 'link', name: 'Checkout' });
    await untilRole(cart, { role: 'button', name: 'Remove Stoneware Mug' });
    expect(cart.shadowRoot?.textContent).not.to.contain('Drop');
  });
});

import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { mugProduct, useMemoryStore } from '../../../elements/testing.ts';
import { untilRole } from '../../support/by-role.ts';
import { untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { waitUntil } from '../../support/wait-until.ts';

const MUG = `<script type="application/json">${JSON.stringify(mugProduct)}</script>`;

/** Locale → the way from the price to the cart, as a visitor reads and hears it. */
const LANGUAGES = {
  'fr-CA': {
    add: 'Ajouter au panier',
    quantity: 'Quantité',
    added: 'Ajouté\u202F!',
    pill: /^1 article dans le panier, /,
  },
  'de-AT': {
    add: 'In den Warenkorb',
    quantity: 'Menge',
    added: 'Hinzugefügt!',
    pill: /^Ein Artikel im Warenkorb, /,
  },
  es: {
    add: 'Añadir al carrito',
    quantity: 'Cantidad',
    added: '¡Añadido!',
    pill: /^Un artículo en el carrito, /,
  },
  ja: { add: 'カートに入れる', quantity: '数量', added: '追加しました', pill: /^カートに1点の商品, / },
  ar: { add: 'أضف إلى السلة', quantity: 'الكمية', added: 'تمت الإضافة!', pill: /^منتج واحد في السلة, / },
  pt: { add: 'Add To Cart', quantity: 'Quantity', added: 'Added!', pill: /^One item in cart, / },
} as const;

describe('a page in a language', () => {
  beforeEach(() => useMemoryStore());
  after(() => {
    configureStore({ locale: 'en-US' });
  });

  for (const [locale, { add, quantity, added, pill }] of Object.entries(LANGUAGES))
    it(`(${locale}) sells in it`, async () => {
      configureStore({ locale });
      const tag: StoreTag = await fixture(`<store-add-to-cart>${MUG}</store-add-to-cart>`);
      const cartPill = await fixture('<cart-pill></cart-pill>');
      await untilTakenOver(tag);
      await untilRole(tag, { role: 'textbox', name: quantity });
      (await untilRole(tag, { role: 'button', name: add })).click();
      await untilRole(tag, { role: 'button', name: added });
      await untilRole(cartPill, { role: 'link', name: pill });
      expect(storefront().cart.$count.get()).to.equal(1);
    });

  it('changes it, and every tag follows', async () => {
    configureStore({ locale: 'fr' });
    const tag: StoreTag = await fixture(`<store-add-to-cart>${MUG}</store-add-to-cart>`);
    await untilRole(tag, { role: 'button', name: 'Ajouter au panier' });
    configureStore({ locale: 'de' });
    await untilRole(tag, { role: 'button', name: 'In den Warenkorb' });
    configureStore({ locale: 'en' });
    await untilRole(tag, { role: 'button', name: 'Add To Cart' });
  });

  it('shows nothing in another one before its words are there', async () => {
    configureStore({ locale: 'ja' });
    const tag: StoreTag = await fixture(`<store-add-to-cart>${MUG}</store-add-to-cart>`);
    const seen = new Set<string>();
    const observer = new MutationObserver(() =>
      seen.add(tag.shadowRoot?.querySelector('button')?.textContent ?? ''),
    );
    observer.observe(tag.shadowRoot as ShadowRoot, { childList: true, subtree: true, characterData: true });
    await tag.ready;
    await waitUntil(() => seen.size > 0, 'nothing was painted');
    expect([...seen]).to.deep.equal(['カートに入れる']);
    observer.disconnect();
  });
});

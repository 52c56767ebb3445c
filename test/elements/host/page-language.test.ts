import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { PRODUCT_WORDS } from '../../../core/words/index.ts';
import { WORDS as ARABIC } from '../../../core/words/languages/words-ar.ts';
import { WORDS as FRENCH } from '../../../core/words/languages/words-fr.ts';
import { WORDS as GERMAN } from '../../../core/words/languages/words-de.ts';
import { WORDS as JAPANESE } from '../../../core/words/languages/words-ja.ts';
import { WORDS as SPANISH } from '../../../core/words/languages/words-es.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { mugProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { waitUntil } from '../../support/wait-until.ts';

const TEE = `<script type="application/json">${JSON.stringify(teeProduct)}</script>`;
const MUG = `<script type="application/json">${JSON.stringify(mugProduct)}</script>`;

/** Locale → texts from the price to the checkout, visible and announced. */
const LANGUAGES = {
  'fr-CA': {
    button: FRENCH,
    quantity: 'Quantité',
    pill: /^1 article dans le panier, /,
    missing: 'Impossible d’ajouter l’articleVeuillez choisir les options Color et Size.',
    remove: 'Supprimer Stoneware Mug',
    checkout: 'Passer commande',
  },
  'de-AT': {
    button: GERMAN,
    quantity: 'Menge',
    pill: /^Ein Artikel im Warenkorb, /,
    missing: 'Artikel konnte nicht hinzugefügt werdenBitte wählen Sie die Optionen Color und Size aus.',
    remove: 'Stoneware Mug entfernen',
    checkout: 'Zur Kasse',
  },
  es: {
    button: SPANISH,
    quantity: 'Cantidad',
    pill: /^Un artículo en el carrito, /,
    missing: 'No se pudo añadir el artículoSeleccione las opciones Color y Size.',
    remove: 'Eliminar Stoneware Mug',
    checkout: 'Finalizar compra',
  },
  ja: {
    button: JAPANESE,
    quantity: '数量',
    pill: /^カートに1点の商品, /,
    missing: '商品を追加できませんでしたColor、Sizeを選択してください。',
    remove: 'Stoneware Mugを削除',
    checkout: 'ご購入手続きへ',
  },
  ar: {
    button: ARABIC,
    quantity: 'الكمية',
    pill: /^منتج واحد في السلة, /,
    missing: 'تعذّرت إضافة المنتجيرجى تحديد الخيارات Color وSize.',
    remove: 'إزالة Stoneware Mug',
    checkout: 'إتمام الشراء',
  },
  pt: {
    button: { ...PRODUCT_WORDS },
    quantity: 'Quantity',
    pill: /^One item in cart, /,
    missing: 'Unable to Add ItemPlease select the Color and Size options.',
    remove: 'Remove Stoneware Mug',
    checkout: 'Checkout',
  },
} as const;

describe('a page in a language', () => {
  beforeEach(() => useMemoryStore());
  after(() => {
    configureStore({ locale: 'en-US' });
  });

  for (const [locale, words] of Object.entries(LANGUAGES)) {
    it(`(${locale}) sells in it`, async () => {
      configureStore({ locale });
      const tag: StoreTag = await fixture(`<store-add-to-cart>${MUG}</store-add-to-cart>`);
      const cartPill = await fixture('<cart-pill></cart-pill>');
      await untilTakenOver(tag);
      await untilRole(tag, { role: 'textbox', name: words.quantity });
      (await untilRole(tag, { role: 'button', name: words.button.addToCart })).click();
      await untilRole(tag, { role: 'button', name: words.button.added });
      await untilRole(cartPill, { role: 'link', name: words.pill });
      await waitUntil(() => spoken().includes(words.button.added), 'not announced');
    });

    it(`(${locale}) refuses in it`, async () => {
      configureStore({ locale });
      const tag = await fixture(`<store-add-to-cart>${TEE}</store-add-to-cart>`);
      (await untilRole(tag, { role: 'button', name: words.button.addToCart })).click();
      await waitUntil(() => alertsIn(tag).includes(words.missing), words.missing);
    });

    it(`(${locale}) is sold out in it`, async () => {
      configureStore({ locale });
      const tag = await fixture('<store-add-to-cart></store-add-to-cart>');
      Reflect.set(tag, 'product', soldOut(mugProduct));
      await untilRole(tag, { role: 'button', name: words.button.addToCart });
      expect(tag.shadowRoot?.textContent).to.contain(words.button.soldOut);
    });

    it(`(${locale}) shows the cart in it`, async () => {
      configureStore({ locale });
      await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 1, additionalFields: '' });
      const cart = await fixture('<store-cart></store-cart>');
      await untilRole(cart, { role: 'link', name: words.checkout });
      byRole(cart, { role: 'button', name: words.remove });
    });
  }

  it('formats and parses numbers in it', async () => {
    configureStore({ locale: 'ar-EG' });
    await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 3, additionalFields: '' });
    const cart = await fixture('<store-cart></store-cart>');
    const pill = await fixture('<cart-pill></cart-pill>');
    await untilRole(pill, { role: 'link', name: /^٣ منتجات في السلة, / });
    const field = (await untilRole(cart, {
      role: 'textbox',
      name: 'كمية Stoneware Mug',
    })) as HTMLInputElement;
    field.focus();
    field.select();
    await sendKeys({ type: '١٢' });
    await sendKeys({ press: 'Enter' });
    await untilRole(pill, { role: 'link', name: /^١٢ منتجًا في السلة, / });
  });

  it('makes every tag follow a change of it', async () => {
    configureStore({ locale: 'fr' });
    const tag: StoreTag = await fixture(`<store-add-to-cart>${MUG}</store-add-to-cart>`);
    await untilRole(tag, { role: 'button', name: FRENCH.addToCart });
    configureStore({ locale: 'de' });
    await untilRole(tag, { role: 'button', name: GERMAN.addToCart });
    configureStore({ locale: 'en' });
    await untilRole(tag, ADD_BUTTON);
  });

  it('shows nothing in another language before its words have loaded', async () => {
    configureStore({ locale: 'ja' });
    const tag: StoreTag = await fixture(`<store-add-to-cart>${MUG}</store-add-to-cart>`);
    const seen = new Set<string>();
    const observer = new MutationObserver(() =>
      seen.add(tag.shadowRoot?.querySelector('button')?.textContent ?? ''),
    );
    observer.observe(tag.shadowRoot as ShadowRoot, { childList: true, subtree: true, characterData: true });
    await tag.ready;
    await waitUntil(() => seen.size > 0, 'nothing was painted');
    expect([...seen]).to.deep.equal([JAPANESE.addToCart]);
    observer.disconnect();
  });
});

const alertsIn = (tag: Element) =>
  allByRole(tag, { role: 'alert', name: /(?:)/ }).map(({ textContent }) => textContent);
const spoken = () =>
  [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent).join();

function soldOut(product: typeof mugProduct): unknown {
  const { structuredContent } = product;
  const variants = structuredContent.variants.map((variant) => ({
    ...variant,
    unlimited: false,
    qtyInStock: 0,
  }));
  return { ...product, structuredContent: { ...structuredContent, variants } };
}

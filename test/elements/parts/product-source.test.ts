import { expect, fixture, nextFrame } from '@open-wc/testing';
import '../../../elements/all.ts';
import type { ProductModel } from '../../../core/product/index.ts';
import { requestContext } from '../../../elements/host/index.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { PRODUCT_CONTEXT } from '../../../elements/product/product-source.ts';
import { mugProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import '../../support/no-uncaught.ts';
import { waitUntil } from '../../support/wait-until.ts';

const COLOR = { role: 'combobox', name: 'Color' };
const QUANTITY = { role: 'textbox', name: 'Quantity' };

const scriptOf = (product: unknown) => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = typeof product === 'string' ? product : JSON.stringify(product);
  return script;
};

const oneMug = {
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    variants: [{ ...mugProduct.structuredContent.variants[0], qtyInStock: 1 }],
  },
};

/** The message of the syntax error; WebKit does not name its position. */
const FAULT = '(position 14|column 15|JSON Parse error: Property name must be a string literal$)';

describe('the product of an element', () => {
  let reports: string[] = [];

  beforeEach(async () => {
    await useMemoryStore();
    reports = [];
    configureStore({
      reportError: (error: unknown, { context }: { context: string }) =>
        reports.push(`${context}: ${String(error)}`),
    });
  });

  after(() => {
    configureStore({ reportError: undefined });
  });

  it('of a price without the label that it needs is a reported error, and the amount is shown', async () => {
    const free = { ...mugProduct, id: 'free', structuredContent: { ...mugProduct.structuredContent } };
    const element = await fixture(`<store-price id="gratis" free-if-zero></store-price>`);
    element.setAttribute('product', JSON.stringify(free));
    await waitUntil(() => reports.length > 0, 'nothing is reported');
    expect(reports.join()).to.include('store-price: AssertionError: store-price#gratis: expected free-label');
    await waitUntil(() => element.shadowRoot!.textContent.includes('$'), 'no amount is shown');
    element.setAttribute('free-label', 'Free');
    element.setAttribute('locale', 'fr');
    await nextFrame();
    expect(reports).to.have.lengthOf(1);
  });

  for (const tag of ['store-add-to-cart', 'store-product']) {
    const inside = tag === 'store-product' ? '<store-add-to-cart></store-add-to-cart>' : '';

    it(`can be added late to <${tag}>`, async () => {
      const element = await fixture(`<${tag}>${inside}</${tag}>`);
      await nextFrame();
      expect(allByRole(element, ADD_BUTTON)).to.have.lengthOf(0);
      element.append(scriptOf(mugProduct));
      await untilRole(element, ADD_BUTTON);
    });

    it(`can be edited in <${tag}>, and become another one`, async () => {
      const element = await fixture(`<${tag}>${inside}</${tag}>`);
      const script = scriptOf(mugProduct);
      element.append(script);
      await untilRole(element, ADD_BUTTON);
      script.textContent = JSON.stringify(teeProduct);
      await untilRole(element, COLOR);
      script.firstChild!.nodeValue = JSON.stringify(mugProduct);
      await nextFrame();
      expect(allByRole(element, COLOR)).to.have.lengthOf(0);
      byRole(element, ADD_BUTTON);
    });

    it(`is reported once if it is broken in <${tag}>, with the position of the error, and the fallback stays`, async () => {
      const element = await fixture(`<${tag}><p>Call us.</p>${inside}</${tag}>`);
      element.append(scriptOf('{"id": "mug", oops}'));
      await nextFrame();
      element.append(document.createElement('p'));
      await nextFrame();
      element.parentElement!.prepend(element);
      await nextFrame();
      expect(reports).to.have.lengthOf(1);
      expect(reports[0]).to.match(new RegExp(`^${tag}/product: SyntaxError: .*${FAULT}`));
      expect(element.querySelector('p')!.getClientRects()).to.have.lengthOf(1);
    });
  }

  it('is taken from the property, then from a script, then from an ancestor', async () => {
    const page = await fixture('<store-product><store-add-to-cart></store-add-to-cart></store-product>');
    const element = page.firstElementChild!;
    Reflect.set(page, 'product', teeProduct);
    await untilRole(page, COLOR);
    element.append(scriptOf(mugProduct));
    await untilRole(page, ADD_BUTTON);
    expect(allByRole(page, COLOR)).to.have.lengthOf(0);
    Reflect.set(element, 'product', teeProduct);
    await untilRole(page, COLOR);
    Reflect.set(element, 'product', null);
    await nextFrame();
    expect(allByRole(page, COLOR)).to.have.lengthOf(0);
  });

  it('leaves the fallback when it is removed', async () => {
    const element = await fixture('<store-add-to-cart><p>Call us.</p></store-add-to-cart>');
    Reflect.set(element, 'product', mugProduct);
    await untilRole(element, ADD_BUTTON);
    Reflect.set(element, 'product', undefined);
    await nextFrame();
    expect(allByRole(element, ADD_BUTTON)).to.have.lengthOf(0);
    expect(element.querySelector('p')!.getClientRects()).to.have.lengthOf(1);
  });

  it('keeps refreshed stock when the page changes around it', async () => {
    const element = await fixture('<store-product><store-add-to-cart></store-add-to-cart></store-product>');
    element.append(scriptOf(mugProduct));
    const gateway = await useMemoryStore([oneMug]);
    const quantity = (await untilRole(element, QUANTITY)) as HTMLInputElement;
    quantity.value = '2';
    quantity.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    byRole(element, ADD_BUTTON).click();
    await storefront().cart.settled();
    await gateway.stockOf('mug');
    await nextFrame();
    element.append(document.createElement('p'));
    await nextFrame();
    const { $product } = requestContext(element.firstElementChild!, PRODUCT_CONTEXT) as ProductModel;
    expect($product.get()?.variants[0]?.stock).to.include({ quantity: 1 });
  });

  const HOSTILE: Readonly<Record<string, string>> = {
    null: 'null',
    'a list': '[]',
    'a text': '"mug"',
    'a number beyond all numbers': '1e999',
    'ten thousand levels': `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    'keys of the prototype':
      '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
    'the same key twice': '{"id": "mug", "id": 7, "structuredContent": 1, "structuredContent": []}',
    'wrong types everywhere':
      '{"id": {}, "title": [], "structuredContent": {"variants": "none", "variantOptionOrdering": 3}}',
  };
  for (const [what, text] of Object.entries(HOSTILE)) {
    it(`throws nothing if it is ${what}, and leaves the fallback`, async () => {
      const element = await fixture('<store-add-to-cart><p>Call us.</p></store-add-to-cart>');
      element.append(scriptOf(text));
      await nextFrame();
      await nextFrame();
      expect(element.querySelector('p')!.getClientRects()).to.have.lengthOf(1);
      expect({}).not.to.have.property('polluted');
    });
  }

  it('is read from a text with a byte order mark', async () => {
    const element = await fixture('<store-add-to-cart></store-add-to-cart>');
    element.append(scriptOf(`\uFEFF${JSON.stringify(mugProduct)}`));
    await untilRole(element, ADD_BUTTON);
  });

  it('is found in a tag from the document of a frame', async () => {
    const frame = await fixture<HTMLIFrameElement>('<iframe></iframe>');
    const { body } = frame.contentDocument!;
    body.innerHTML = `<store-add-to-cart>${scriptOf(JSON.stringify(mugProduct)).outerHTML}</store-add-to-cart>`;
    const element = body.firstElementChild!;
    frame.before(element);
    await untilRole(element, ADD_BUTTON);
    element.remove();
  });

  it('is shared by all elements inside <store-product>: choosing in one chooses in all', async () => {
    const page = await fixture(`<store-product><store-add-to-cart></store-add-to-cart>
      <store-add-to-cart options="radio"></store-add-to-cart></store-product>`);
    const [lists, radios] = [...page.children];
    Reflect.set(page, 'product', teeProduct);
    const color = (await untilRole(lists!, COLOR)) as HTMLSelectElement;
    color.value = 'Ink';
    color.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    const ink = (await untilRole(radios!, { role: 'radio', name: 'Ink' })) as HTMLInputElement;
    expect(ink.checked).to.equal(true);
    const third = document.createElement('store-add-to-cart');
    page.append(third);
    await untilRole(third, COLOR);
    expect((byRole(third, COLOR) as HTMLSelectElement).value).to.equal('Ink');
    await third.ready;
    expect((byRole(third, COLOR) as HTMLSelectElement).value).to.equal('Ink');
    expect((byRole(lists!, COLOR) as HTMLSelectElement).value, 'forgotten').to.equal('Ink');
  });
});

import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../elements/all.ts';
import { openProduct, renderToHTML, type RenderOptions } from '../../entries/server/index.ts';
import { type ProductItem, storefront, type TagName } from '../../elements/index.ts';
import { mugProduct, teeProduct } from '../../elements/testing.ts';
import { RESTOCK_WORDS } from '../../core/words/index.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../support/by-role.ts';
import { drawnPicture } from '../support/drawn-picture.ts';
import { untilTakenOver, type StoreTag } from '../support/elements.ts';
import { CONTACT_SCHEMA } from '../support/contact-schema.ts';
import { printed } from '../support/printed-fixture.ts';
import { SOLD_OUT_MUG, showableStore } from '../support/tag-cases.ts';
import { waitUntil } from '../support/wait-until.ts';

const SIZE = { role: 'combobox', name: 'Size' } as const;
const COLOR = { role: 'combobox', name: 'Color' } as const;
const QUANTITY = { role: 'textbox', name: 'Quantity' } as const;

const addToCart = (product: ProductItem, options?: RenderOptions) =>
  printed('store-add-to-cart', renderToHTML('store-add-to-cart', { product }, options));

describe('a tag that a server has rendered', () => {
  beforeEach(async () => {
    await showableStore();
  });

  it('keeps its very nodes, also when React hydrates them', async () => {
    const { element, start } = await addToCart(teeProduct);
    const find = () => [SIZE, COLOR, QUANTITY, ADD_BUTTON].map((query) => byRole(element, query));
    const before = find();
    await start();
    expect(find()).to.deep.equal(before);
    await untilTakenOver(element);
    expect(find()).to.deep.equal(before);
  });

  it('sells with what was chosen and typed before the script', async () => {
    const { element, start } = await addToCart(teeProduct);
    (byRole(element, SIZE) as HTMLSelectElement).value = 'M';
    (byRole(element, COLOR) as HTMLSelectElement).value = 'Ink';
    byRole(element, QUANTITY).focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: '2' });
    await start();
    expect((byRole(element, QUANTITY) as HTMLInputElement).value).to.equal('12');
    byRole(element, ADD_BUTTON).click();
    await untilRole(element, ADDED_BUTTON);
    const added = storefront()
      .cart.$cart.get()!
      .entries.find(({ itemId }) => itemId === teeProduct.id)!;
    expect([added.quantity, added.chosenVariant?.attributes]).to.deep.equal([
      12,
      { Color: 'Ink', Size: 'M' },
    ]);
  });

  it('keeps the focus, and the place of the caret', async () => {
    const { element, start } = await addToCart(teeProduct);
    byRole(element, QUANTITY).focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: '34' });
    await sendKeys({ press: 'ArrowLeft' });
    await start();
    await untilTakenOver(element);
    await sendKeys({ type: '2' });
    expect((byRole(element, QUANTITY) as HTMLInputElement).value).to.equal('1324');
  });

  it('sells on a click that began before the script', async () => {
    const around = openProduct(mugProduct);
    const html = renderToHTML('store-add-to-cart', {}, { around, form: { action: '/nowhere' } });
    const { element, start } = await printed('store-add-to-cart', html);
    const button = byRole(element, ADD_BUTTON);
    const { left, top } = button.getBoundingClientRect();
    const position: [number, number] = [Math.ceil(left) + 5, Math.ceil(top) + 5];
    await sendMouse({ type: 'move', position });
    await sendMouse({ type: 'down' });
    const started = start();
    Reflect.set(element, 'product', mugProduct);
    await nextFrame();
    await nextFrame();
    await sendMouse({ type: 'up' });
    await started;
    await untilRole(element, ADDED_BUTTON);
  });

  it('corrects what has changed since it was printed', async () => {
    const { element, start } = await addToCart(mugProduct);
    const button = byRole(element, ADD_BUTTON);
    element.querySelector('script')!.textContent = JSON.stringify(SOLD_OUT_MUG);
    await start();
    await waitUntil(() => button.getAttribute('aria-disabled') === 'true', 'it can still be bought');
    expect(byRole(element, ADD_BUTTON)).to.equal(button);
  });

  it('enables a button that was printed as sold out', async () => {
    const { element, start } = await addToCart(SOLD_OUT_MUG);
    element.querySelector('script')!.textContent = JSON.stringify(mugProduct);
    await start();
    const button = await untilRole(element, ADD_BUTTON);
    expect(button.getAttribute('aria-disabled')).to.equal(null);
  });

  it('removes what only the time before the script needed', async () => {
    const form = { action: '/cart/entries', fields: { crumb: 'secret' } };
    const { element, start } = await addToCart(mugProduct, { form });
    const inside = element.shadowRoot!;
    const printedForm = inside.querySelector('form')!;
    expect([printedForm.getAttribute('action'), new FormData(printedForm).get('crumb')]).to.deep.equal([
      '/cart/entries',
      'secret',
    ]);
    await start();
    expect(inside.querySelectorAll('style,[type=hidden],[action]')).to.have.lengthOf(0);
    await untilTakenOver(element);
  });

  it('shows the cart of the server in a link until it knows the cart', async () => {
    const json = { id: 'c1', entries: [], totalQuantity: 2, subtotalCents: 4_400, currency: 'EUR' };
    const html = renderToHTML('cart-pill', {}, { cart: json });
    const { element, start } = await printed('cart-pill', html);
    const link = byRole(element, { role: 'link', name: '2 items in cart, €44.00' });
    await start();
    await storefront().cart.load();
    await waitUntil(() => link.textContent.includes('$36.00'), 'the cart of the server stays');
    expect(link.isConnected).to.equal(true);
  });

  it('keeps a printed price until its product is there', async () => {
    const html = renderToHTML('store-price', {}, { around: openProduct(mugProduct) });
    const { element, start } = await printed('store-price', html);
    const price = () => element.shadowRoot!.querySelector('[part~=price]')!;
    const before = price();
    await start();
    expect(price().textContent).to.equal('$18.00');
    Reflect.set(element, 'product', mugProduct);
    await untilTakenOver(element);
    expect(price()).to.equal(before);
  });

  it('shows the price once: in the price tag of the same product', async () => {
    const around = openProduct(mugProduct);
    const children =
      renderToHTML('store-price', {}, { around }) + renderToHTML('store-add-to-cart', {}, { around });
    const place = await fixture('<div></div>');
    place.setHTMLUnsafe(renderToHTML('store-product', { product: mugProduct }, { children }));
    const texts = () =>
      [...place.querySelectorAll('store-price, store-add-to-cart')].map(
        ({ shadowRoot }) => shadowRoot!.querySelector('[part~=price]')?.textContent,
      );
    expect(texts()).to.deep.equal(['$18.00', undefined]);
    await untilTakenOver(place.querySelector<StoreTag>('store-add-to-cart')!);
    expect(texts()).to.deep.equal(['$18.00', undefined]);
  });

  it('lets the visitor search with what was typed before the script', async () => {
    const { element, start } = await printed('store-search', renderToHTML('store-search', {}));
    const field = byRole(element, { role: 'combobox', name: 'Search' });
    field.focus();
    await sendKeys({ type: 'mug' });
    await start();
    expect((byRole(element, { role: 'combobox', name: 'Search' }) as HTMLInputElement).value).to.equal('mug');
    expect(allByRole(element, { role: 'combobox', name: 'Search' })).to.deep.equal([field]);
  });

  it('keeps a form, with what was typed before the script', async () => {
    const html = renderToHTML('site-form', { schema: CONTACT_SCHEMA, formId: 'contact' });
    const { element, start } = await printed('site-form', html);
    const before = [...element.querySelectorAll('form, input, textarea, button')];
    const email = byRole(element, { role: 'textbox', name: /Email/ });
    email.focus();
    await sendKeys({ type: 'ann@example.com' });
    await start();
    expect((email as HTMLInputElement).value).to.equal('ann@example.com');
    expect([...element.querySelectorAll('form, input, textarea, button')]).to.deep.equal(before);
  });

  it('signs up with what was typed before the script', async () => {
    const form = { action: '/restock', fields: { crumb: 'secret' } };
    const html = renderToHTML('restock-signup', { product: SOLD_OUT_MUG }, { form });
    // Its form is known by the tag's own name. In this document no tag is defined.
    const { body } = document.implementation.createHTMLDocument();
    body.setHTMLUnsafe(html);
    const element = body.firstElementChild as StoreTag;
    const before = [...element.querySelectorAll('form, input, button')];
    const printedForm = element.querySelector('form')!;
    expect([...new FormData(printedForm).keys()]).to.have.members(['variantId', 'crumb', 'email']);
    element.querySelector<HTMLInputElement>('[name=email]')!.value = 'ann@example.com';
    (await fixture('<div></div>')).append(element);
    byRole(element, { role: 'button', name: RESTOCK_WORDS.restockButton }).click();
    await untilRole(element, { role: 'button', name: RESTOCK_WORDS.restockOtherEmail });
    expect([...element.querySelectorAll('form, input, button')].slice(0, before.length)).to.deep.equal(
      before,
    );
  });

  it('keeps the printed picture and its place, and follows its attributes', async () => {
    const src = drawnPicture('teal', { width: 40, height: 20 });
    const html = renderToHTML('store-image', { src, alt: 'A mug', width: 40, height: 20 });
    const { element, start } = await printed('store-image', html);
    const picture = byRole(element, { role: 'img', name: 'A mug' }) as HTMLImageElement;
    await waitUntil(() => picture.complete, 'it is not shown before the script');
    const { width, height } = picture.getBoundingClientRect();
    expect([width, height]).to.deep.equal([40, 20]);
    await start();
    await untilTakenOver(element);
    expect(picture.getBoundingClientRect()).to.include({ width, height });
    element.setAttribute('alt', 'A cup');
    await waitUntil(() => picture.alt === 'A cup', 'the tag does not draw it');
    expect(allByRole(element, { role: 'img', name: 'A cup' })).to.deep.equal([picture]);
  });

  it('names a picture that failed before the script', async () => {
    const html = renderToHTML('store-image', { src: 'data:image/png,no', alt: 'A mug', priority: 'high' });
    const { element, start } = await printed('store-image', html);
    const picture = element.shadowRoot!.querySelector('img')!;
    await waitUntil(() => picture.complete, 'it has not failed');
    await start();
    await waitUntil(() => !picture.isConnected, 'the broken picture stays');
    byRole(element, { role: 'img', name: 'A mug' });
  });

  it('prints no sign-up for a product that can be bought', () => {
    expect(renderToHTML('restock-signup', {}, { around: openProduct(mugProduct) })).to.equal(
      '<restock-signup></restock-signup>',
    );
  });

  it('shows texts that contain markup as texts', async () => {
    const title = '</script></template><img src=x onerror=alert(1)>"';
    const { element, start } = await addToCart({ ...mugProduct, title }, { locale: 'de' });
    expect(element.querySelector('img') ?? element.shadowRoot!.querySelector('img')).to.equal(null);
    await start();
    byRole(element, { role: 'group', name: title });
  });

  it('refuses unknown tags, and listeners, which HTML cannot express', () => {
    expect(() => renderToHTML('constructor' as TagName)).to.throw('the name of a tag');
    expect(() => renderToHTML('store-price', { onclick: 'alert(1)' })).to.throw('properties and attributes');
    expect(() => renderToHTML('store-price', { 'data-act': () => null })).to.throw(
      'values that HTML can express',
    );
  });
});

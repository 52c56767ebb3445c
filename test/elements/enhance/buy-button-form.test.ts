import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { mugProduct, useMemoryStore, type MemoryCartGateway } from '../../../elements/testing.ts';
import { configureStore, storefront } from '../../../elements/index.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { enhanced } from './printed-page.ts';
import { alertText } from './product-form.ts';

/** A card as a list of products prints it: the button has the form's schema. */
const CARD = '<article><h3>{title}</h3>{@|product-price}{@|product-checkout}</article>';
const SCHEMA = {
  id: 'engraving',
  fields: [{ id: 'engraving', type: 'text', title: 'Engraving', required: true }],
};
const ENGRAVING = { role: 'textbox', name: 'Engraving' };

const sold = (content: object) => ({
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    additionalFieldsFormId: 'engraving',
    additionalFieldsForm: SCHEMA,
    ...content,
  },
});
const named = (name: string) => ({ role: 'dialog', name });
const hostOf = (dialog: HTMLElement) => (dialog.getRootNode() as ShadowRoot).host;
const engraved = () =>
  storefront()
    .cart.$cart.get()
    ?.entries.map(({ additionalFields }) => additionalFields) ?? [];

describe('a printed button with a form', () => {
  let gateway: MemoryCartGateway;
  const isClosed = () => allByRole(document.body, named(mugProduct.title)).length === 0;

  beforeEach(async () => {
    gateway = await useMemoryStore();
  });
  afterEach(async () => {
    if (document.querySelector('[data-store-dialog]')) await sendKeys({ press: 'Escape' });
  });

  it('opens the form under the name of its card, adds with the answers, and restores the focus', async () => {
    const page = await enhanced(CARD, sold({}));
    const button = byRole(page, ADD_BUTTON);
    button.focus();
    await sendKeys({ press: 'Enter' });
    const dialog = await untilRole(document.body, named(mugProduct.title));
    const field = await untilRole(document.body, ENGRAVING);
    expect(engraved()).to.deep.equal([]);
    await tap(await untilRole(hostOf(dialog), ADD_BUTTON));
    await waitUntil(() => field.getAttribute('aria-invalid') === 'true', 'nothing is missing');
    field.focus();
    await sendKeys({ type: 'Ada' });
    await Promise.all([
      waitUntil(isClosed, 'the form stays'),
      untilRole(page, ADDED_BUTTON),
      sendKeys({ press: 'Enter' }),
    ]);
    expect(engraved()).to.deep.equal(['{"engraving":"Ada"}']);
    expect(focusedNode() === button).to.equal(true);
  });

  it('keeps the input when it is closed, and when the store refuses', async () => {
    const page = await enhanced(CARD, sold({}));
    byRole(page, ADD_BUTTON).click();
    (await untilRole(document.body, ENGRAVING)).focus();
    await sendKeys({ type: 'Ada' });
    await sendKeys({ press: 'Escape' });
    await waitUntil(isClosed, 'the form stays');
    expect(engraved()).to.deep.equal([]);
    byRole(page, ADD_BUTTON).click();
    const field = (await untilRole(document.body, ENGRAVING)) as HTMLInputElement;
    expect(field.value).to.equal('Ada');
    field.focus();
    gateway.failNext('server');
    await sendKeys({ press: 'Enter' });
    await untilRole(document.body, { role: 'group', name: 'Unable to Add Item' });
    expect(alertText(page), 'said in the form, and not behind it').to.equal('');
    field.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(isClosed, 'the form stays');
    expect(engraved()).to.deep.equal(['{"engraving":"Ada"}']);
  });

  it('shows the owner’s texts in the form', async () => {
    const label = 'Have it engraved';
    const page = await enhanced(CARD, sold({ useCustomAddButtonText: true, customAddButtonText: label }));
    byRole(page, { role: 'button', name: label }).click();
    const dialog = await untilRole(document.body, named(mugProduct.title));
    await untilRole(hostOf(dialog), { role: 'button', name: label });
  });

  it('does not open the form when the cart already holds the last piece', async () => {
    const page = await enhanced(CARD, sold({}));
    await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 1, additionalFields: '' });
    const stockOf = () => Promise.resolve(new Map([['mug', { isUnlimited: false, quantity: 1 }]]));
    configureStore({ gateway: { cart: { ...gateway, stockOf } } });
    byRole(page, ADD_BUTTON).click();
    await waitUntil(() => alertText(page).includes('we do not have enough'), 'nothing is said');
    expect(isClosed()).to.equal(true);
  });
});

import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { computeAccessibleDescription } from 'dom-accessibility-api';
import '../../../elements/all.ts';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { configureStore } from '../../../elements/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { mugProduct, useMemoryStore, type MemoryCartGateway } from '../../../elements/testing.ts';
import { ADD_BUTTON, SUBSCRIBE_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const FORM = { role: 'dialog', name: mugProduct.title };
const ENGRAVING = { role: 'textbox', name: 'Engraving' };
const SCHEMA = {
  id: 'engraving',
  fields: [{ id: 'engraving', type: 'text', title: 'Engraving', required: true }],
};

const sold = (content: object) => ({
  ...mugProduct,
  structuredContent: { ...mugProduct.structuredContent, ...content },
});

describe('a product with a form', () => {
  let gateway: MemoryCartGateway;
  let element: HTMLElement;

  beforeEach(async () => {
    gateway = await useMemoryStore();
  });

  afterEach(async () => {
    if (!isClosed()) await sendKeys({ press: 'Escape' });
  });

  const open = async (content: object = { additionalFieldsForm: SCHEMA }) => {
    element = await fixture<HTMLElement>('<store-add-to-cart></store-add-to-cart>');
    Reflect.set(element, 'product', sold(content));
    const button = await untilRole(element, ADD_BUTTON);
    await tap(button);
    const dialog = await untilRole(document.body, FORM);
    return { button, dialog };
  };
  const engraved = () =>
    storefront()
      .cart.$cart.get()
      ?.entries.map(({ additionalFields }) => additionalFields);
  const isClosed = () => allByRole(document.body, FORM).length === 0;
  /** In a form of one field the error is there alone, and the field has the focus. */
  const untilErrorAt = async (field: HTMLElement) => {
    const isShown = () => computeAccessibleDescription(field) === 'Too long to engrave.';
    await waitUntil(isShown, 'no error at the field');
    expect(focusedNode() === field).to.equal(true);
    expect(allByRole(document.body, { role: 'link', name: /Too long/ })).to.deep.equal([]);
  };
  const submit = async () => {
    const host = (byRole(document.body, FORM).getRootNode() as ShadowRoot).host;
    await tap(await untilRole(host, ADD_BUTTON));
  };

  it('asks for missing answers, adds the product with them, and returns the focus', async () => {
    const { button } = await open();
    const field = await untilRole(document.body, ENGRAVING);
    expect([':state(open)', ':state(editing)'].map((state) => element.matches(state))).to.deep.equal([
      true,
      true,
    ]);
    await submit();
    await waitUntil(() => field.getAttribute('aria-invalid') === 'true', 'nothing is missing');
    expect(engraved() ?? []).to.deep.equal([]);
    field.focus();
    await sendKeys({ type: 'Ada' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(isClosed, 'the form stays');
    expect(engraved()).to.deep.equal(['{"engraving":"Ada"}']);
    expect(focusedNode() === button).to.equal(true);
    expect(element.matches(':state(editing)')).to.equal(false);
  });

  it('keeps the typed text when it is closed, and when the store refuses', async () => {
    await open();
    (await untilRole(document.body, ENGRAVING)).focus();
    await sendKeys({ type: 'Ada' });
    await sendKeys({ press: 'Escape' });
    await waitUntil(isClosed, 'the form stays');
    await tap(byRole(element, ADD_BUTTON));
    const field = (await untilRole(document.body, ENGRAVING)) as HTMLInputElement;
    expect(field.value).to.equal('Ada');
    gateway.failNext(FAILURE_KINDS.server);
    await submit();
    await untilRole(document.body, { role: 'group', name: 'Unable to Add Item' });
    expect(field.value).to.equal('Ada');
    gateway.failNext(FAILURE_KINDS.invalid, { fields: { engraving: 'Too long to engrave.' } });
    await submit();
    await untilErrorAt(field);
    await submit();
    await waitUntil(isClosed, 'the form stays');
    expect(engraved()).to.deep.equal(['{"engraving":"Ada"}']);
  });

  it("asks for a subscription's answers, too, and shows the store's errors at the fields", async () => {
    const started: unknown[] = [];
    const subscriptions = {
      start: (request: { readonly additionalFields: string }) => {
        started.push(request.additionalFields);
        return started.length > 1
          ? Promise.resolve({ cartToken: 'token' })
          : Promise.reject(
              new StorefrontError(FAILURE_KINDS.invalid, { fields: { engraving: 'Too long to engrave.' } }),
            );
      },
    };
    configureStore({ gateway: { cart: gateway, subscriptions } });
    element = await fixture<HTMLElement>('<store-add-to-cart></store-add-to-cart>');
    element.addEventListener('store-before-checkout', (event) => {
      event.preventDefault();
    });
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };
    const content = { isSubscribable: true, subscriptionPlan: plan, additionalFieldsForm: SCHEMA };
    Reflect.set(element, 'product', sold(content));
    await tap(await untilRole(element, SUBSCRIBE_BUTTON));
    const field = await untilRole(document.body, ENGRAVING);
    const { host } = byRole(document.body, FORM).getRootNode() as ShadowRoot;
    await tap(await untilRole(host, SUBSCRIBE_BUTTON));
    await waitUntil(() => field.getAttribute('aria-invalid') === 'true', 'nothing is missing');
    expect(started).to.deep.equal([]);
    field.focus();
    await sendKeys({ type: 'Ada' });
    await sendKeys({ press: 'Enter' });
    await untilErrorAt(field);
    await tap(await untilRole(host, SUBSCRIBE_BUTTON));
    await waitUntil(isClosed, 'the form stays');
    expect(started).to.deep.equal(['{"engraving":"Ada"}', '{"engraving":"Ada"}']);
    expect(engraved() ?? []).to.deep.equal([]);
  });

  it('shows that its form cannot be opened, and offers another attempt', async () => {
    let isThere = false;
    const loadSchema = () => (isThere ? Promise.resolve(SCHEMA) : Promise.reject(new Error('down')));
    const never = () => Promise.reject(new Error('not asked'));
    const forms = { loadSchema, validate: never, createKey: never, save: never };
    configureStore({ gateway: { cart: gateway, forms } });
    await open({ additionalFieldsFormId: 'engraving' });
    const retry = await untilRole(document.body, { role: 'button', name: 'Try again' });
    expect(retry.parentElement?.textContent).to.contain('Unable to open form');
    isThere = true;
    await tap(retry);
    await untilRole(document.body, ENGRAVING);
  });
});

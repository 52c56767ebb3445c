import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { createMemoryFormsGateway } from '../../../core/forms/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { configureStore } from '../../../elements/index.ts';
import { createMemoryCartGateway, type CatalogItem } from '../../../core/memory-store/index.ts';
import { allByRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const SEAT: CatalogItem = {
  itemId: 'seat',
  sku: 'seat',
  title: 'Workshop',
  priceCents: 6_500,
  additionalFieldsFormId: 'participant',
  questions: [{ id: 'who', type: 'text', title: 'Who' }],
};
const FIELDS = [{ id: 'who', type: 'text', title: 'Who', required: true }];
const EDIT = { role: 'button', name: 'Edit Workshop' };
const FORM = { role: 'dialog', name: 'Workshop' };

describe('a line with a form', () => {
  const gateway = createMemoryCartGateway({ catalog: [SEAT] });
  const answers = () => storefront().cart.$cart.get()?.entries[0]?.additionalFields;
  let cart: HTMLElement;

  before(async () => {
    const forms = createMemoryFormsGateway({ participant: { id: 'participant', fields: FIELDS } });
    configureStore({ gateway: { cart: gateway, forms } });
    const seat = { itemId: 'seat', sku: 'seat', quantity: 1, additionalFields: '{"who":"Ada"}' };
    await storefront().cart.add(seat);
  });
  beforeEach(async () => {
    cart = await fixture('<store-cart></store-cart>');
  });

  it('opens it with its answers, keeps it through a refusal, and replaces them', async () => {
    const edit = await untilRole(cart, EDIT);
    await tap(edit);
    const field = (await untilRole(document.body, { role: 'textbox', name: 'Who' })) as HTMLInputElement;
    expect(field.value).to.equal('Ada');
    expect(cart.matches(':state(editing)')).to.equal(true);
    field.focus();
    await sendKeys({ type: ' Byron' });
    gateway.failNext('server');
    await sendKeys({ press: 'Enter' });
    await untilRole(document.body, { role: 'group', name: 'Unable to update form' });
    expect([field.value, answers()]).to.deep.equal(['Ada Byron', '{"who":"Ada"}']);
    field.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => allByRole(document.body, FORM).length === 0, 'the form stays');
    expect(answers()).to.equal('{"who":"Ada Byron"}');
    expect(focusedNode() === (await untilRole(cart, EDIT))).to.equal(true);
  });

  for (const [widthPx, where] of [
    [342, 'a phone'],
    [900, 'a desktop'],
  ] as const) {
    it(`has its buttons together at the end of the stepper's row on ${where}`, async () => {
      cart.style.inlineSize = `${widthPx}px`;
      for (const dir of ['ltr', 'rtl']) {
        cart.dir = dir;
        const edit = (await untilRole(cart, EDIT)).getBoundingClientRect();
        const remove = (
          await untilRole(cart, { role: 'button', name: 'Remove Workshop' })
        ).getBoundingClientRect();
        const field = (
          await untilRole(cart, { role: 'textbox', name: 'Quantity of Workshop' })
        ).getBoundingClientRect();
        expect(Math.abs(remove.top - edit.top), dir).to.be.lessThan(2);
        expect(field.top, dir).to.be.within(edit.top - 20, edit.bottom);
        const gap = dir === 'ltr' ? remove.left - edit.right : edit.left - remove.right;
        expect(gap, dir).to.be.within(-0.5, 24);
      }
    });
  }

  it('shows its answers', async () => {
    await untilRole(cart, EDIT);
    expect(cart.shadowRoot!.querySelector('[part="answers"]')?.textContent).to.equal('Who: Ada Byron');
  });

  it('opens it once on repeated clicks', async () => {
    const edit = await untilRole(cart, EDIT);
    edit.click();
    edit.click();
    await untilRole(document.body, { role: 'textbox', name: 'Who' });
    expect(allByRole(document.body, FORM)).to.have.length(1);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => allByRole(document.body, FORM).length === 0, 'the form stays');
  });

  it('takes the focus at checkout while answers are missing, and says why', async () => {
    await storefront().cart.add({ itemId: 'seat', sku: 'seat', quantity: 1, additionalFields: '' });
    const checkout = await untilRole(cart, { role: 'link', name: 'Checkout' });
    await tap(checkout);
    await waitUntil(() => focusedNode()?.ariaLabel === EDIT.name, 'the focus is elsewhere');
    const described = (focusedNode() as Element).getAttribute('aria-describedby');
    const reason = (focusedNode()?.getRootNode() as ShadowRoot).getElementById(described ?? '');
    expect(reason?.textContent).to.equal('Information is missing or invalid.');
  });
});

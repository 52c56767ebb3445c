import { expect, fixture, nextFrame } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { createMemoryRestockGateway, type RestockGateway } from '../../../core/restock/index.ts';
import '../../../elements/all.ts';
import { configureStore, type StoreRestockSignedUpEvent } from '../../../elements/index.ts';
import { teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { SOLD_OUT_MUG, TEE_SCRIPT } from '../../support/tag-cases.ts';
import { waitUntil } from '../../support/wait-until.ts';

const EMAIL = { role: 'textbox', name: 'Email' };
const NOTIFY = { role: 'button', name: 'Notify me' };
const ALERT = { role: 'alert', name: '' };
const THANKS = { role: 'status', name: '' };

describe('<restock-signup>', () => {
  const memory = createMemoryRestockGateway();
  let failures: StorefrontError[] = [];
  let sent: Parameters<RestockGateway['signUp']>[] = [];

  beforeEach(async () => {
    localStorage.clear();
    failures = [];
    sent = [];
    const restock: RestockGateway = {
      signUp(...call) {
        sent.push(call);
        const failure = failures.shift();
        return failure ? Promise.reject(failure) : memory.signUp(...call);
      },
    };
    configureStore({
      gateway: { cart: await useMemoryStore(), restock },
      merchandising: {
        tee: {
          restockNotificationMessages: { CTAText: 'The loom is busy.', buttonText: 'Call me' },
          mailingListSignUpEnabled: true,
          mailingListOptInByDefault: true,
        },
      },
    });
  });
  afterEach(() => {
    configureStore({ merchandising: {} });
    localStorage.clear();
  });

  const choose = (page: Element, option: string, value: string) => {
    const control = byRole(page, { role: 'combobox', name: option }) as HTMLSelectElement;
    control.value = value;
    control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };
  const type = (field: HTMLElement, text: string) => {
    // Bypasses React's own `value` property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };

  it("shows the shop's words while the variant is sold out; the buy button stays", async () => {
    const page = await fixture(
      `<store-product>${TEE_SCRIPT}<store-add-to-cart></store-add-to-cart><restock-signup></restock-signup></store-product>`,
    );
    const tag = page.querySelector('restock-signup')!;
    await untilRole(page, { role: 'combobox', name: 'Size' });
    expect(tag.checkVisibility(), 'nothing is chosen').to.equal(false);
    choose(page, 'Color', 'Sand');
    choose(page, 'Size', 'M');
    const email = await untilRole(tag, EMAIL);
    expect(tag.textContent).to.contain('The loom is busy.');
    expect(email.getAttribute('autocomplete')).to.equal('email');
    expect(allByRole(page, ADD_BUTTON)).to.have.lengthOf(1);
    const box = byRole(tag, { role: 'checkbox', name: /news/ }) as HTMLInputElement;
    expect(box.checked).to.equal(true);
    type(email, 'ann@example.com');
    choose(page, 'Size', 'S');
    expect(tag.checkVisibility(), 'it can be bought').to.equal(false);
    choose(page, 'Size', 'M');
    const again = (await untilRole(tag, EMAIL)) as HTMLInputElement;
    expect(again.value, 'what was typed').to.equal('ann@example.com');
    byRole(tag, { role: 'button', name: 'Call me' }).click();
    expect((await untilRole(tag, THANKS)).textContent).to.equal('Signed up!');
    expect(sent).to.have.lengthOf(1);
    expect(sent[0]![0]).to.deep.equal({
      isJoinMailingList: true,
      productId: 'tee',
      variantId: 'tee-sand-m',
      siteVisitorEmail: 'ann@example.com',
    });
  });

  for (const dispatched of ['no', 'input', 'change']) {
    it(`sends the address and the choice that a script has set, with ${dispatched} event`, async () => {
      configureStore({
        merchandising: { mug: { mailingListSignUpEnabled: true, mailingListOptInByDefault: false } },
      });
      const tag = await fixture<HTMLElementTagNameMap['restock-signup']>('<restock-signup></restock-signup>');
      tag.product = SOLD_OUT_MUG;
      const email = (await untilRole(tag, EMAIL)) as HTMLInputElement;
      const box = byRole(tag, { role: 'checkbox', name: /news/ }) as HTMLInputElement;
      email.value = 'ann@example.com';
      box.checked = true;
      for (const control of [email, box])
        if (dispatched !== 'no') control.dispatchEvent(new Event(dispatched, { bubbles: true }));
      await nextFrame();
      byRole(tag, NOTIFY).click();
      await untilRole(tag, THANKS);
      expect(sent[0]![0]).to.deep.include({ siteVisitorEmail: 'ann@example.com', isJoinMailingList: true });
    });
  }

  it('remembers the sign-up on the next page, and forgets it when the variant is back', async () => {
    const html = '<restock-signup success-text="We will write." variant-id="mug"></restock-signup>';
    const first = await fixture<HTMLElementTagNameMap['restock-signup']>(html);
    first.product = SOLD_OUT_MUG;
    type(await untilRole(first, EMAIL), 'ann@example.com');
    byRole(first, NOTIFY).click();
    const thanks = await untilRole(first, THANKS);
    expect(document.activeElement).to.equal(thanks);
    const next = await fixture<HTMLElementTagNameMap['restock-signup']>(html);
    next.product = SOLD_OUT_MUG;
    expect((await untilRole(next, THANKS)).textContent).to.equal('We will write.');
    next.product = {
      ...SOLD_OUT_MUG,
      structuredContent: { ...SOLD_OUT_MUG.structuredContent, variants: [{ id: 'mug', qtyInStock: 3 }] },
    };
    await next.updateComplete;
    expect(next.matches(':state(available)')).to.equal(true);
    next.product = { ...SOLD_OUT_MUG };
    const email = (await untilRole(next, EMAIL)) as HTMLInputElement;
    expect(email.value, 'the address is remembered').to.equal('ann@example.com');
  });

  it('keeps the address after a failure, reuses the key, and emits one event', async () => {
    const tag = await fixture<HTMLElementTagNameMap['restock-signup']>('<restock-signup></restock-signup>');
    tag.product = SOLD_OUT_MUG;
    const received: StoreRestockSignedUpEvent[] = [];
    tag.addEventListener('store-restock-signed-up', (event) => received.push(event));
    failures = [new StorefrontError(FAILURE_KINDS.timeout)];
    const email = (await untilRole(tag, EMAIL)) as HTMLInputElement;
    byRole(tag, NOTIFY).click();
    await waitUntil(() => email.getAttribute('aria-invalid') === 'true');
    expect(byRole(tag, ALERT).textContent).to.equal('Email cannot be blank');
    expect(document.activeElement).to.equal(email);
    expect(tag.matches(':state(invalid)')).to.equal(true);
    type(email, 'ann@example.com');
    const button = byRole(tag, NOTIFY);
    button.click();
    button.click();
    const failed = 'Unable to submit form. Please try again later.';
    await waitUntil(() => allByRole(tag, ALERT).some(({ textContent }) => textContent === failed));
    expect(email.value).to.equal('ann@example.com');
    byRole(tag, NOTIFY).click();
    await untilRole(tag, THANKS);
    expect(sent.map(([, key]) => key)).to.deep.equal([sent[0]![1], sent[0]![1]]);
    expect(received.map(({ productId, email: to }) => [productId, to])).to.deep.equal([
      ['mug', 'ann@example.com'],
    ]);
  });

  it('lets the page handle the sign-up', async () => {
    const tag = await fixture<HTMLElementTagNameMap['restock-signup']>('<restock-signup></restock-signup>');
    tag.product = SOLD_OUT_MUG;
    let asked = '';
    tag.addEventListener('store-restock-signup', (event) => {
      event.preventDefault();
      asked = event.variantId;
    });
    type(await untilRole(tag, EMAIL), 'ann@example.com');
    byRole(tag, NOTIFY).click();
    await waitUntil(() => asked === 'mug');
    await tag.updateComplete;
    expect(sent).to.have.lengthOf(0);
    expect(allByRole(tag, EMAIL)).to.have.lengthOf(1);
  });

  it("enhances the author's own form, which follows the variant and the same rules", async () => {
    const page = await fixture(`<store-product>${TEE_SCRIPT}<store-add-to-cart></store-add-to-cart>
      <restock-signup><form action="/elsewhere"><label>Email <input name="email" type="email" required></label>
        <button>Go</button></form><p data-part="sent" hidden>You are on our list.</p></restock-signup></store-product>`);
    const tag = page.querySelector('restock-signup')!;
    const form = tag.querySelector('form')!;
    await untilRole(page, { role: 'combobox', name: 'Size' });
    expect(tag.checkVisibility()).to.equal(false);
    choose(page, 'Color', 'Sand');
    choose(page, 'Size', 'M');
    expect(form.checkVisibility()).to.equal(true);
    await waitUntil(() => form.hasAttribute('novalidate'));
    byRole(tag, { role: 'button', name: 'Go' }).click();
    const email = byRole(tag, EMAIL) as HTMLInputElement;
    await waitUntil(() => email.validationMessage === 'Email cannot be blank');
    expect(document.activeElement).to.equal(email);
    email.value = 'bob@example.com';
    byRole(tag, { role: 'button', name: 'Go' }).click();
    await waitUntil(() => !form.checkVisibility());
    expect(byRole(tag, THANKS).textContent).to.equal('You are on our list.');
    expect(sent[0]![0]).to.include({ variantId: 'tee-sand-m', siteVisitorEmail: 'bob@example.com' });
    expect(form.isConnected && teeProduct.id).to.equal('tee');
  });
});

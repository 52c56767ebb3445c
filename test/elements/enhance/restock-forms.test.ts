import { expect } from '@open-wc/testing';
import { createMemoryRestockGateway, type MemoryRestockGateway } from '../../../core/restock/index.ts';
import { configureStore } from '../../../elements/index.ts';
import { mugProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { SOLD_OUT_MUG } from '../../support/tag-cases.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { COLOR, select, SIZE } from './product-form.ts';
import { enhanceMarkup, enhanced, print, printed } from './printed-page.ts';

const CARD = '<article>{@|product-checkout}{@|product-restock-notification}</article>';
const OFFER = '{@|product-restock-notification}';
const EMAIL = { role: 'textbox', name: 'Email' };
const GO = { role: 'button', name: 'Go' };

const isShown = (page: ParentNode) =>
  [...page.querySelectorAll('.product-restock-notification')].some((part) => part.checkVisibility());

function withRestock(
  product: { readonly id: string },
  variantId: string,
  hiddenByDefault: boolean,
  mailingListOptInByDefault = false,
): object {
  const context = {
    restockNotificationMessages: {
      CTAText: 'Tell me',
      placeholderText: 'Email',
      buttonText: 'Go',
      mailingListDescription: 'News, too',
    },
    mailingListSignUpEnabled: true,
    mailingListOptInByDefault,
    restockNotificationViews: [{ variantId, hiddenByDefault }],
  };
  return { ...product, productMerchandisingContext: { [product.id]: context } };
}

describe('a printed restock offer', () => {
  let restock: MemoryRestockGateway;

  beforeEach(async () => {
    localStorage.clear();
    const cart = await useMemoryStore();
    restock = createMemoryRestockGateway();
    configureStore({ gateway: { cart, restock } });
  });
  afterEach(() => {
    localStorage.clear();
  });

  it('shows for its variant once that is chosen and sold out, and is restored after stop', async () => {
    const page = await printed(CARD, withRestock(teeProduct, 'tee-sand-m', true));
    const part = page.querySelector('.product-restock-notification')!;
    const before = part.outerHTML;
    const stop = enhanceMarkup(page);
    expect(isShown(page)).to.equal(false);
    select(byRole(page, COLOR), 'Sand');
    select(byRole(page, SIZE), 'M');
    expect(isShown(page)).to.equal(true);
    select(byRole(page, SIZE), 'S');
    expect(isShown(page)).to.equal(false);
    stop();
    expect(part.outerHTML).to.equal(before);
  });

  it('is hidden for an available variant, whatever display a theme sets, as are its copies', async () => {
    const data = withRestock(mugProduct, 'mug', false);
    const page = await printed(`${CARD}<style>.product-restock-notification { display: grid }</style>`, data);
    const part = page.querySelector('.product-restock-notification')!;
    const before = part.outerHTML;
    expect(isShown(page)).to.equal(true);
    const stop = enhanceMarkup(page);
    expect(isShown(page)).to.equal(false);
    const copy = part.cloneNode(true) as HTMLElement;
    page.append(copy);
    stop();
    expect([part.outerHTML, copy.outerHTML, isShown(page)]).to.deep.equal([before, before, true]);
  });

  it('signs up by the rules of the tag, also without a product form beside it', async () => {
    const page = await enhanced('<p></p>', {});
    page.insertAdjacentHTML('beforeend', print(OFFER, withRestock(SOLD_OUT_MUG, 'mug', false)));
    const email = (await untilRole(page, EMAIL)) as HTMLInputElement;
    byRole(page, GO).click();
    await waitUntil(() => page.querySelector('[data-part="error"]:not([hidden])'), 'no error');
    const wrong = page.querySelector('[data-part="error"]')!;
    expect(wrong.textContent).to.equal('Email cannot be blank');
    expect(email.getAttribute('aria-describedby')).to.equal(wrong.id);
    expect(document.activeElement).to.equal(email);
    expect(email.validationMessage).to.equal('Email cannot be blank');
    email.value = 'ada@example.com';
    byRole(page, { role: 'checkbox', name: 'News, too' }).click();
    byRole(page, GO).click();
    const thanks = await untilRole(page, { role: 'status', name: '' });
    expect(thanks.textContent).to.equal('Signed up!');
    expect(email.checkVisibility()).to.equal(false);
    expect(restock.signups).to.deep.equal([
      { isJoinMailingList: true, productId: 'mug', variantId: 'mug', siteVisitorEmail: 'ada@example.com' },
    ]);
    // The next page remembers it.
    const next = await enhanced(OFFER, withRestock(SOLD_OUT_MUG, 'mug', false));
    expect((await untilRole(next, { role: 'status', name: '' })).textContent).to.equal('Signed up!');
    byRole(next, { role: 'button', name: 'Use another email address' }).click();
    expect(((await untilRole(next, EMAIL)) as HTMLInputElement).value).to.equal('ada@example.com');
  });

  for (const isLeft of [true, false]) {
    it(`joins the list by a box ticked at first, printed after the form: ${isLeft ? 'left' : 'unticked'}`, async () => {
      const page = await enhanced(OFFER, withRestock(SOLD_OUT_MUG, 'mug', false, true));
      const email = (await untilRole(page, EMAIL)) as HTMLInputElement;
      const box = byRole(page, { role: 'checkbox', name: 'News, too' }) as HTMLInputElement;
      expect([box.checked, box.form]).to.deep.equal([true, null]);
      if (!isLeft) box.click();
      email.value = 'ada@example.com';
      byRole(page, GO).click();
      await untilRole(page, { role: 'status', name: '' });
      expect(restock.signups.map(({ isJoinMailingList }) => isJoinMailingList)).to.deep.equal([isLeft]);
    });
  }

  it('restores the attributes of its address field after an error', async () => {
    const page = await printed(OFFER, withRestock(SOLD_OUT_MUG, 'mug', false));
    const part = page.querySelector('.product-restock-notification')!;
    const email = part.querySelector('input')!;
    // A site may print what browsers do not know, and the error of an earlier attempt.
    email.setAttribute('autocomplete', 'e-mail');
    email.setAttribute('aria-invalid', 'true');
    const before = email.outerHTML;
    const stop = enhanceMarkup(page);
    await waitUntil(() => email.form!.noValidate, 'it is not enhanced');
    email.value = 'ada';
    byRole(page, GO).click();
    await waitUntil(() => part.querySelector('[data-part="error"]:not([hidden])'), 'no error');
    stop();
    expect(email.outerHTML).to.equal(before);
  });

  it('puts no e-mail address into the page’s URL, even when a script submits it, or a theme has moved it', async () => {
    const page = await enhanced(CARD, withRestock(mugProduct, 'mug', false));
    const form = page.querySelector('form')!;
    const sent: boolean[] = [];
    // Last: a submit that is not intercepted here would leave the page.
    const onSubmit = (event: Event) => {
      sent.push(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('submit', onSubmit);
    form.querySelector('input')!.value = 'ada@example.com';
    form.requestSubmit();
    // A theme has moved it.
    page.append(form);
    form.requestSubmit();
    removeEventListener('submit', onSubmit);
    expect(sent, 'led away').not.to.include(true);
  });
});

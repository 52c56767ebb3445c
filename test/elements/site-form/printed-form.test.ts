import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import type { MemoryFormsGateway } from '../../../core/forms/index.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { placeForm, useMemoryForms } from '../../support/forms.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const BLOCK = `<div class="newsletter-form-wrapper"><form class="newsletter-form" data-form-id="news" method="POST"
    onsubmit="return Y.use('squarespace-form-submit', this)">
  <div class="form-item field email required"><label for="e">Email *</label><input id="e" name="email" type="email" required></div>
  <button type="submit" value="Sign up">Sign up</button>
  <div class="hidden form-submission-text" hidden>Welcome to the list.</div>
</form></div>`;

async function placeBlock() {
  const wrapper = await fixture(BLOCK);
  return { wrapper, form: wrapper.querySelector('form')! };
}

describe('a printed newsletter block', () => {
  let forms: MemoryFormsGateway;
  beforeEach(() => {
    forms = useMemoryForms();
  });

  it('is left alone until the visitor focuses it, and is then sent in place', async () => {
    const { wrapper, form } = await placeBlock();
    const printed = wrapper.innerHTML;
    expect(form.noValidate).to.equal(false);
    byRole(form, { role: 'textbox', name: 'Email *' }).focus();
    await waitUntil(() => form.noValidate, 'not enhanced');
    expect(wrapper.innerHTML.replace(' novalidate=""', '')).to.equal(printed);
    await sendKeys({ type: 'ada@example.com' });
    await sendKeys({ press: 'Enter' });
    const thanks = await untilRole(wrapper, { role: 'status', name: '' });
    expect(thanks.textContent).to.equal('Welcome to the list.');
    expect(forms.submissions[0]).to.deep.include({ formId: 'news', form: { email: 'ada@example.com' } });
  });

  it('waits for its code when it is submitted early, without its printed handler', async () => {
    const { wrapper, form } = await placeBlock();
    const field = form.querySelector('input')!;
    field.value = 'ada@example.com';
    form.requestSubmit();
    form.requestSubmit();
    await untilRole(wrapper, { role: 'status', name: '' });
    expect(forms.submissions.length).to.equal(1);
  });

  it('shows a missing value', async () => {
    const { form } = await placeBlock();
    const field = byRole(form, { role: 'textbox', name: 'Email *' });
    field.focus();
    await waitUntil(() => form.noValidate, 'not enhanced');
    await tap(byRole(form, { role: 'button', name: 'Sign up' }));
    await waitUntil(() => field.getAttribute('aria-invalid') === 'true');
    expect(document.activeElement).to.equal(field);
    expect(form.textContent.match(/Required|scroll/g)).to.deep.equal(['Required']);
  });
});

describe('the line beside an error', () => {
  async function place(): Promise<HTMLFormElement> {
    useMemoryForms();
    const schema =
      '{"id":"f","fields":[{"id":"email","type":"email","title":"Email","required":true},{"id":"site","type":"website","title":"Site"},{"id":"name","type":"name","title":"Name","required":true}]}';
    const error = (field: string) => `<span data-part="error" data-field="${field}" hidden></span>`;
    const tag =
      await fixture(`<site-form form-id="f" schema='${schema}'><form data-part="form" data-form-id="f">
      <div data-part="field" title="email">${error('email')}<label>Email <input name="email"></label></div>
      <div data-part="field" title="site">${error('site')}<label>Site <input name="site"></label></div>
      <fieldset data-part="field" title="name"><legend>${error('name')}Name</legend>
        <label>First <input name="name.First"></label><label>Last <input name="name.Last"></label></fieldset>
      <button>Send</button></form></site-form>`);
    const form = tag.querySelector('form')!;
    await waitUntil(() => form.noValidate, 'not enhanced');
    return form;
  }

  it('is at fields with an error alone, in printed forms too', async () => {
    const form = await place();
    const lines = () =>
      [...form.querySelectorAll<HTMLElement>('[title]')]
        .filter((field) => getComputedStyle(field).borderInlineStartWidth === '3px')
        .map(({ title }) => title);
    expect(lines()).to.deep.equal([]);
    await tap(byRole(form, { role: 'button', name: 'Send' }));
    await waitUntil(() => form.querySelector('[aria-invalid]') !== null);
    expect(lines()).to.deep.equal(['email', 'name']);
  });

  it('begins above a legend, which browsers draw across the border unless it floats', async () => {
    const form = await place();
    await tap(byRole(form, { role: 'button', name: 'Send' }));
    await waitUntil(
      () => getComputedStyle(form.querySelector('legend')!).float !== 'none',
      'it does not float',
    );
  });
});

describe('the newsletter layout', () => {
  it('uses one line where there is space, and two otherwise', async () => {
    useMemoryForms();
    const schema = '{"id":"news","fields":[{"id":"email","type":"email","title":"Email"}]}';
    const tag = await placeForm(`<site-form newsletter schema='${schema}'></site-form>`);
    await untilRole(tag, { role: 'button', name: 'Submit' });
    const [field, button] = [
      byRole(tag, { role: 'textbox', name: /^Email/ }),
      byRole(tag, { role: 'button', name: 'Submit' }),
    ];
    const bottomOf = (node: Element) => Math.round(node.getBoundingClientRect().bottom);
    tag.style.width = '600px';
    expect(Math.abs(bottomOf(field) - bottomOf(button))).to.be.lessThan(3);
    tag.style.width = '220px';
    expect(button.getBoundingClientRect().top).to.be.greaterThan(bottomOf(field));
  });
});

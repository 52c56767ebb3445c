import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { membersOf } from '../../../core/shared/index.ts';
import { announce } from '../../../elements/ui/index.ts';
import type { StoreTag } from '../../support/elements.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { FORM_MEMBERS, HOSTILE_CONTROLS } from '../../support/form-members.ts';
import { useMemoryForms } from '../../support/forms.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const SCHEMA = JSON.stringify({
  id: 'gift',
  fields: [
    { id: 'to', type: 'name', title: 'For whom?', required: true },
    { id: 'mail', type: 'email', title: 'Email' },
  ],
});

async function place() {
  const form: HTMLFormElement = await fixture(
    `<form><fieldset><site-form name="additionalFields" schema='${SCHEMA}'></site-form></fieldset>
     <button>Buy</button><button type="reset">Start over</button></form>`,
  );
  const sent: FormData[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(new FormData(form));
  });
  const tag = form.querySelector('site-form') as StoreTag;
  await untilRole(tag, { role: 'textbox', name: 'First name' });
  return { form, tag, sent };
}

const type = async (form: Element, name: string | RegExp, text: string) => {
  byRole(form, { role: 'textbox', name }).focus();
  await sendKeys({ type: text });
};

describe("<site-form> in a page's own form", () => {
  beforeEach(() => {
    useMemoryForms();
  });

  it('has no form and no button, and its values are submitted with the form', async () => {
    const { form, tag, sent } = await place();
    expect(tag.querySelectorAll('form, button').length).to.equal(0);
    expect([...form.elements]).to.include(tag);
    await type(form, 'First name', 'Ada');
    await type(form, 'Last name', 'Byron');
    await type(form, /^Email/, 'ada@example.com');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => sent.length === 1, 'not sent');
    expect(sent[0]?.get('to.First')).to.equal('Ada');
    expect(JSON.parse(sent[0]?.get('additionalFields') as string)).to.deep.equal({
      to: ['Ada', 'Byron'],
      mail: 'ada@example.com',
    });
  });

  it('prevents the submission of invalid values, and shows errors at its fields', async () => {
    const { form, sent } = await place();
    await type(form, 'First name', 'Ada');
    expect(form.checkValidity()).to.equal(false);
    await tap(byRole(form, { role: 'button', name: 'Buy' }));
    await untilRole(form, { role: 'group', name: /^Required/ });
    expect(byRole(form, { role: 'textbox', name: 'Last name' }).getAttribute('aria-invalid')).to.equal(
      'true',
    );
    expect(sent).to.deep.equal([]);
    await type(form, 'Last name', 'Byron');
    expect(form.checkValidity()).to.equal(true);
  });

  it('is reset and disabled with the form', async () => {
    const { form } = await place();
    await type(form, 'First name', 'Ada');
    await tap(byRole(form, { role: 'button', name: 'Start over' }));
    await waitUntil(
      () => (byRole(form, { role: 'textbox', name: 'First name' }) as HTMLInputElement).value === '',
      'not reset',
    );
    form.querySelector('fieldset')!.disabled = true;
    const data = new FormData(form);
    expect([...data.keys()]).to.deep.equal([]);
    expect(form.checkValidity(), 'what is disabled is not checked').to.equal(true);
  });

  it('draws its own form once it is moved out', async () => {
    const { form, tag } = await place();
    form.after(tag);
    await untilRole(tag, { role: 'button', name: 'Submit' });
    form.append(tag);
    await waitUntil(() => !tag.querySelector('button'), 'it still has a button');
    tag.remove();
  });

  // Walking up past such a control would never end: React does on each change of the selection in any text field, on
  // each click on a radio button, and when the pointer has left our controls.
  for (const [title, controls, ids] of [
    ['all of them', HOSTILE_CONTROLS, []],
    ['parentNode', '<input type="hidden" name="parentNode">', []],
    ['our own fields', '', FORM_MEMBERS],
  ] as const)
    it(`works in a form with controls named like its members: ${title}`, async () => {
      const fields = [
        { id: 'a', type: 'text', title: 'A' },
        { id: 'b', type: 'radio', title: 'B', options: ['Ash', 'Oak'] },
        ...ids.map((id) => ({ id, type: 'text', title: id, defaultValue: 'x' })),
      ];
      const form: HTMLFormElement = await fixture(
        `<form>${controls}<input name="own"><site-form schema='${JSON.stringify({ id: 'any', fields })}'></site-form></form>`,
      );
      const find = (selector: string) => membersOf(form).querySelector<HTMLInputElement>(selector)!;
      await waitUntil(() => find('site-form input'), 'not drawn');
      for (const [selector, text] of [
        ['[name="a"]', 'Ada'],
        ['[name="own"]', 'Bo'],
      ] as const) {
        find(selector).focus();
        await sendKeys({ type: text });
        await new Promise(requestAnimationFrame);
      }
      find('[type="radio"][value="Oak"]').click();
      const out = { bubbles: true, composed: true, relatedTarget: find('[name="own"]') };
      for (const type of ['mouseout', 'mouseover', 'pointerout', 'pointerover'])
        find('[name="a"]').dispatchEvent(new PointerEvent(type, out));
      announce('Added', 'purchase');
      const sent = new FormData(form);
      expect(['a', 'b', 'own'].map((name) => sent.get(name))).to.deep.equal(['Ada', 'Oak', 'Bo']);
      for (const id of ids) expect(sent.get(id)).to.equal('x');
    });
});

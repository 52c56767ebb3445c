import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import type { MemoryFormsGateway } from '../../../core/forms/index.ts';
import { typedEntries } from '../../../elements/forms/index.ts';
import { byRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { useMemoryForms } from '../../support/forms.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** A control of another library. */
class ColorWell extends HTMLElement {
  static readonly formAssociated = true;

  constructor() {
    super();
    const values = new FormData();
    values.append('wells', 'red');
    values.append('wells', 'blue');
    this.attachInternals().setFormValue(values);
  }
}
customElements.define('color-well', ColorWell);

const form = (content: string, around = '') =>
  `<div><site-form form-id="wedding"><form id="wedding">${content}</form></site-form>${around}</div>`;

const SEND = '<button>Send</button>';

async function place(html: string): Promise<{ readonly root: StoreTag; readonly own: HTMLFormElement }> {
  const root: StoreTag = await fixture(html);
  const own = root.querySelector('form')!;
  await waitUntil(() => own.noValidate, 'not enhanced');
  return { root, own };
}

describe("the entries of an author's form", () => {
  let forms: MemoryFormsGateway;
  beforeEach(() => {
    forms = useMemoryForms();
  });

  async function sent(root: Element, button = 'Send'): Promise<Readonly<Record<string, unknown>>> {
    byRole(root, { role: 'button', name: button }).click();
    await waitUntil(() => forms.submissions.length > 0, 'not sent');
    return forms.submissions[0]!.form;
  }

  const CASES: readonly (readonly [
    what: string,
    html: string,
    expected: Readonly<Record<string, unknown>>,
  ])[] = [
    [
      'texts of one name',
      form(
        `<input name="guest" value="Ada"><input name="guest" value=""><input name="guest" value="Bo">${SEND}`,
      ),
      { guest: ['Ada', '', 'Bo'] },
    ],
    [
      'addresses of one name, normalised',
      form(
        '<input type="email" name="guest" value="\u200Eada＠exam\u00ADple.com"><input type="email" name="guest" value="\u200B">' +
          `<input type="email" multiple name="guest" value="bo@example.com ,， cy@example.com">${SEND}`,
      ),
      { guest: ['ada@example.com', '', 'bo@example.com,cy@example.com'] },
    ],
    [
      'a ticked box after a hidden value',
      form(
        `<input type="hidden" name="meal" value="0"><input type="checkbox" name="meal" value="1" checked>${SEND}`,
      ),
      { meal: ['0', '1'] },
    ],
    [
      'a box that is not ticked after a hidden value',
      form(`<input type="hidden" name="meal" value="0"><input type="checkbox" name="meal" value="1">${SEND}`),
      { meal: ['0'] },
    ],
    [
      'boxes of one value, and of none',
      form(`<input type="checkbox" name="eats" checked><input type="checkbox" name="eats" checked>
          <input type="checkbox" name="odd" value="" checked><input type="checkbox" name="odd" value="1">${SEND}`),
      { eats: ['on', 'on'], odd: [''] },
    ],
    [
      'a choice and its own text',
      form(
        `<input type="radio" name="song" value="other" checked><input type="radio" name="song" value="none"><input name="song" value="Jig">${SEND}`,
      ),
      { song: ['other', 'Jig'] },
    ],
    [
      'lists of one name',
      form(`<select name="day"><option>Fri</option></select><select name="day"><option>Sat<option selected>Sun</select>
          <select name="dish" multiple><option selected>Soup<option>Fish<option selected>Pie</select>${SEND}`),
      { day: ['Fri', 'Sun'], dish: ['Soup', 'Pie'] },
    ],
    [
      'only enabled controls, also those outside of the form',
      form(
        `<input name="guest" value="Ada"><input name="guest" value="No" disabled><fieldset disabled><input name="guest" value="No"></fieldset>${SEND}`,
        '<input form="wedding" name="guest" value="Bo"><textarea form="wedding" name="note">Hi</textarea>',
      ),
      { guest: ['Ada', 'Bo'], note: 'Hi' },
    ],
    [
      'directions, and values of custom elements',
      form(`<input name="note" dirname="note.dir" value="Hi"><color-well name="well"></color-well>${SEND}`),
      { note: 'Hi', 'note.dir': 'ltr', well: '', wells: ['red', 'blue'] },
    ],
  ];

  for (const [what, html, expected] of CASES) {
    it(`contain ${what}`, async () => {
      const { root } = await place(html);
      expect(await sent(root)).to.deep.equal(expected);
    });
  }

  it('are read without a formdata event while the visitor types', async () => {
    const more = `<select name="size"><option disabled selected>S</select>
      <input type="radio" name="song" value="none"><textarea name="note">Hi\r\nAda</textarea><input name=""><input>`;
    for (const [, html] of [...CASES, ['', form(more + SEND)] as const]) {
      const root = await fixture<HTMLElement>(html.replaceAll('site-form', 'div'));
      const own = root.querySelector('form')!;
      const browsers = [...new FormData(own)];
      let count = 0;
      for (const place of [own, root, document]) place.addEventListener('formdata', () => (count += 1), true);
      const typed = [...typedEntries(own)];
      expect(count).to.equal(0);
      // Directions belong to a submission.
      const hasOwnElements = root.querySelector('color-well');
      expect(typed).to.deep.equal(
        hasOwnElements ? browsers : browsers.filter(([name]) => !name.endsWith('.dir')),
      );
    }
  });

  it('contain controls that were added later, and what listeners add', async () => {
    const { root, own } = await place(form(`<input name="guest" value="Ada">${SEND}`));
    own.insertAdjacentHTML('beforeend', '<input name="guest" value="Bo"><input name="seat" value="7">');
    own.addEventListener('formdata', ({ formData }) => {
      formData.append('from', 'script');
    });
    expect(await sent(root)).to.deep.equal({ guest: ['Ada', 'Bo'], seat: '7', from: 'script' });
  });

  const BUTTONS = `<input name="who" value="Ada"><button name="wish" value="write">Write</button>
    <button name="wish" value="call">Call</button><input type="submit" name="wish" value="Visit">
    <input type="image" name="pin" alt="Map" src="data:,">`;

  const PRESSES: readonly (readonly [name: string, expected: Readonly<Record<string, unknown>>])[] = [
    ['Call', { who: 'Ada', wish: 'call' }],
    ['Visit', { who: 'Ada', wish: 'Visit' }],
    ['Map', { who: 'Ada', 'pin.x': '0', 'pin.y': '0' }],
    ['Fax', { who: 'Ada', wish: 'fax' }],
  ];
  for (const [name, expected] of PRESSES) {
    it(`contain the pressed button: ${name}`, async () => {
      const { root } = await place(
        form(BUTTONS, '<button form="wedding" name="wish" value="fax">Fax</button>'),
      );
      expect(await sent(root, name)).to.deep.equal(expected);
    });
  }

  it('contain the button of an attempt that waited for the code, and of Enter', async () => {
    const root = await fixture<HTMLElement>('<div></div>');
    root.innerHTML = form(BUTTONS);
    const own = root.querySelector('form')!;
    own.requestSubmit(byRole(own, { role: 'button', name: 'Call' }));
    await waitUntil(() => forms.submissions.length > 0, 'not sent');
    expect(forms.submissions[0]!.form).to.deep.equal({ who: 'Ada', wish: 'call' });
  });

  it('reject what each control of one name forbids', async () => {
    const { root, own } = await place(
      form(`<label>Mail <input type="email" name="mail" value="ada@example.com"></label>
        <label>Mail <input type="email" name="mail" value="nobody"></label>
        <label>Name <input name="name" value="Ada"></label><label>Name <input name="name" required></label>
        <label>Letter <input type="file" name="letter" required></label>${SEND}`),
    );
    byRole(root, { role: 'button', name: 'Send' }).click();
    const shown = () => [...own.querySelectorAll('[data-part=error]')].map(({ textContent }) => textContent);
    await waitUntil(() => shown().length > 0, 'not refused');
    expect(shown()).to.deep.equal([
      'Email addresses should follow the format user@domain.com.',
      'Required',
      'Required',
    ]);
    expect(forms.submissions).to.deep.equal([]);
  });

  it('are left to the browser for a button of its own, after the checks of the page', async () => {
    const { root, own } = await place(
      form(`<label>Name <input name="who" required></label><button formaction="/call" formnovalidate>Skip</button>
        <button formaction="/call">Call</button><button formmethod="dialog" formnovalidate>Close</button>`),
    );
    const left: string[] = [];
    root.addEventListener('submit', (event) => {
      left.push(event.submitter!.textContent);
      event.preventDefault();
    });
    for (const name of ['Call', 'Skip', 'Close']) byRole(root, { role: 'button', name }).click();
    expect(left).to.deep.equal(['Skip', 'Close']);
    own.querySelector('input')!.value = 'Ada';
    byRole(root, { role: 'button', name: 'Call' }).click();
    expect(left).to.deep.equal(['Skip', 'Close', 'Call']);
    expect(forms.submissions).to.deep.equal([]);
  });

  it('are refused where a required control shows nothing, or one of several addresses is none', async () => {
    const { root, own } = await place(
      form(
        '<input required aria-label="Name" name="name" value="\u200B"><textarea required name="wish"> \u3164</textarea>' +
          '<input type="checkbox" required name="terms" value="" checked>' +
          '<input type="email" name="guest" value="ada@example.com"><input type="email" name="guest" value="bo@example">' +
          SEND,
      ),
    );
    byRole(root, { role: 'button', name: 'Send' }).click();
    await waitUntil(() => own.querySelector('[aria-invalid="true"]'), 'not refused');
    const invalid = [...own.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
    expect(invalid.map(({ name, validationMessage }) => [name, validationMessage]).slice(0, 2)).to.deep.equal(
      [
        ['name', 'Required'],
        ['wish', 'Required'],
      ],
    );
    expect(invalid.at(-1)?.name).to.equal('guest');
    expect(own.elements.namedItem('terms')).to.not.have.attribute('aria-invalid', 'true');
    expect(forms.submissions).to.deep.equal([]);
  });

  it('survive a reload, each in its own control, also those of one name and value', async () => {
    const html = form(`<input name="guest"><input name="guest" value="Bo"><input name="guest">
      <input type="checkbox" name="eats"><input type="checkbox" name="eats" checked><input type="checkbox" name="eats">
      <input type="radio" name="day" value="Fri" checked><input type="radio" name="day" value="Fri">
      <select name="room"><option>A<option value="1">B<option value="1">C</select>
      <select name="dish" multiple><option value="1">D<option value="1">E</select>`);
    const controls = (own: ParentNode) => [...own.querySelectorAll<HTMLInputElement>('input, option')];
    const states = (own: ParentNode) =>
      controls(own).map((control) => {
        if (control instanceof HTMLOptionElement) return control.selected;
        return control.type === 'text' ? control.value : control.checked;
      });
    const { root, own } = await place(html);
    const [ada, , cy, first, second, , , friday, , , room, , dish] = controls(own);
    Object.assign(ada!, { value: 'Ada' });
    Object.assign(cy!, { value: 'Cy' });
    for (const choice of [room!, dish!]) Object.assign(choice, { selected: true });
    for (const box of [first!, second!, friday!]) box.click();
    const seen = states(own);
    const boxes = [true, false, false, false, true];
    expect(seen).to.deep.equal(['Ada', 'Bo', 'Cy', ...boxes, false, false, true, false, true]);
    await waitUntil(() => Object.values(sessionStorage).join().includes('Cy'), 'not kept');
    root.remove();
    const again = await place(html);
    await waitUntil(() => controls(again.own)[0]!.value === 'Ada', 'not restored');
    expect(states(again.own)).to.deep.equal(seen);
  });
});

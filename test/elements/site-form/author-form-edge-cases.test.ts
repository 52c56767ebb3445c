import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import type { MemoryFormsGateway } from '../../../core/forms/index.ts';
import { configureStore } from '../../../core/storefront/index.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { useMemoryForms } from '../../support/forms.ts';
import { catchWarnings } from '../../core/shared/console.ts';
import { waitUntil } from '../../support/wait-until.ts';

const LETTER = `<site-form form-id="letter"><form>
  <label>Name <input name="who" required></label>
  <button>Send</button>
</form></site-form>`;

/** A third-party form control. */
class RatingControl extends HTMLElement {
  static readonly formAssociated = true;
  readonly #internals = this.attachInternals();

  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  rate(stars: number): void {
    this.#internals.setFormValue(String(stars));
  }
}
customElements.define('rating-control', RatingControl);

async function place(html: string): Promise<{ readonly root: StoreTag; readonly form: HTMLFormElement }> {
  const root: StoreTag = await fixture(html);
  const form = root.querySelector('form')!;
  await waitUntil(() => form.noValidate, 'not enhanced');
  return { root, form };
}

/** Collects what the product reports. */
function useReports(forms: MemoryFormsGateway): readonly unknown[] {
  const reported: unknown[] = [];
  configureStore({ gateway: { forms }, reportError: (error: unknown) => reported.push(error) });
  return reported;
}

const click = (form: Element, name = 'Send') => {
  byRole(form, { role: 'button', name }).click();
};

describe("an author's form in unusual pages", () => {
  let forms: MemoryFormsGateway;
  beforeEach(() => {
    forms = useMemoryForms();
  });

  it('belongs to the nearest tag, of whatever kind', async () => {
    const nested =
      '<member-login><form><input name="email" aria-label="Email"><input name="password" type="password" aria-label="Password"><button>Log in</button></form></member-login>';
    const root = await fixture(LETTER.replace('<form>', `${nested}<form>`));
    const own = root.querySelector<HTMLFormElement>(':scope > form')!;
    await waitUntil(() => own.noValidate, 'not enhanced');
    const name = byRole(own, { role: 'textbox', name: 'Name' }) as HTMLInputElement;
    name.value = 'Ada';
    click(own);
    await waitUntil(() => forms.submissions.length > 0, 'not sent');
    expect(forms.submissions.map(({ formId }) => formId)).to.deep.equal(['letter']);
  });

  it('belongs to the nearest tag only, and so does its draft', async () => {
    const { form } = await place(`<site-form form-id="outer"><p>Contact us</p>${LETTER}</site-form>`);
    const sent: string[] = [];
    form.closest('div')!.addEventListener('store-form-submitted', ({ formId }) => sent.push(formId));
    const name = byRole(form, { role: 'textbox', name: 'Name' }) as HTMLInputElement;
    name.value = 'Ada';
    name.dispatchEvent(new InputEvent('input', { bubbles: true }));
    const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes('draft'));
    await waitUntil(() => drafts().length > 0, 'not kept');
    click(form);
    await waitUntil(() => sent.length > 0, 'not sent');
    expect(sent).to.deep.equal(['letter']);
    expect(drafts()).to.deep.equal([]);
    expect(forms.submissions.map(({ formId }) => formId)).to.deep.equal(['letter']);
  });

  it('can be sent again after a removal during submission, and shows the earlier error', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const save = forms.save.bind(forms);
    Object.assign(forms, {
      save: () =>
        new Promise((_resolve, reject) => {
          refuse = reject;
        }),
    });
    const { root: tag, form } = await place(LETTER);
    byRole(form, { role: 'textbox', name: 'Name' }).setAttribute('value', 'Ada');
    click(form);
    await untilRole(form, { role: 'button', name: 'Submitting…' });
    await waitUntil(() => refuse.length > 0, 'not sent');
    const parent = tag.parentElement!;
    tag.remove();
    await waitUntil(() => form.querySelector('button')?.textContent === 'Send', 'still locked');
    refuse(new Error('lost'));
    Object.assign(forms, { save });
    parent.append(tag);
    await untilRole(form, { role: 'group', name: /Error processing form submission/ });
    expect(byRole(form, { role: 'button', name: 'Send' }).hasAttribute('aria-disabled')).to.equal(false);
    click(form);
    await untilRole(tag, { role: 'status', name: '' });
    expect(forms.submissions.map((one) => one.form)).to.deep.equal([{ who: 'Ada' }]);
  });

  it('sends the values of form-associated custom elements', async () => {
    const { root: tag, form } = await place(`<site-form form-id="letter"><form>
      <rating-control name="stars" aria-label="Stars"></rating-control>
      <label>Name <input name="who"></label>
      <button>Send</button>
    </form></site-form>`);
    form.querySelector<RatingControl>('rating-control')!.rate(4);
    click(form);
    await untilRole(tag, { role: 'status', name: '' });
    expect(forms.submissions.map((one) => one.form)).to.deep.equal([{ stars: '4', who: '' }]);
  });

  it('is left to the browser if it contains a file', async () => {
    const { root: tag, form } = await place(
      LETTER.replace('<button>', '<label>Photo <input type="file" name="photo"></label><button>'),
    );
    const left: boolean[] = [];
    tag.parentElement!.addEventListener('submit', (event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    });
    form.querySelector('input')!.value = 'Ada';
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'pot.png'));
    form.querySelector<HTMLInputElement>('[type=file]')!.files = files.files;
    click(form);
    await waitUntil(() => left.length === 1, 'not sent');
    form.querySelector<HTMLInputElement>('[type=file]')!.value = '';
    click(form);
    await untilRole(tag, { role: 'status', name: '' });
    expect(left, 'listeners of the page do not receive it').to.deep.equal([true]);
    expect(forms.submissions.map((one) => one.form)).to.deep.equal([{ who: 'Ada' }]);
  });

  it('validates controls outside of it as they are typed into', async () => {
    const { root, form } = await place(`<div>
      <label>Email <input name="email" type="email" form="letter"></label>
      <site-form form-id="letter"><form id="letter"><button>Send</button></form></site-form>
    </div>`);
    const email = root.querySelector<HTMLInputElement>('input')!;
    email.value = 'nobody@';
    email.dispatchEvent(new Event('input', { bubbles: true }));
    await waitUntil(() => email.validity.customError, 'not validated');
    email.value = 'ada@example.com';
    email.dispatchEvent(new Event('input', { bubbles: true }));
    expect(form.checkValidity()).to.equal(true);
    click(form);
    await untilRole(root, { role: 'status', name: '' });
    expect(forms.submissions.map((one) => one.form)).to.deep.equal([{ email: 'ada@example.com' }]);
  });

  it('keeps its errors separate from a second copy in the page', async () => {
    const { root } = await place(`<div>${LETTER}${LETTER}</div>`);
    const [one, two] = [...root.querySelectorAll('form')] as [HTMLFormElement, HTMLFormElement];
    await waitUntil(() => two.noValidate, 'not enhanced');
    for (const form of [one, two]) {
      click(form);
      await waitUntil(() => form.querySelector('[aria-invalid=true]'), 'no error');
    }
    for (const form of [one, two]) {
      const field = byRole(form, { role: 'textbox', name: /Name/ });
      const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(form.contains(described)).to.equal(true);
    }
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('is sent from a shadow root, without disabled values', async () => {
    const host = await fixture('<div></div>');
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.innerHTML = LETTER.replace(
      '<button>',
      '<fieldset disabled><label>Not now <input name="later" required value="x"></label></fieldset><button>',
    );
    const form = shadow.querySelector('form')!;
    await waitUntil(() => form.noValidate, 'not enhanced');
    click(form);
    await waitUntil(() => form.querySelector('[aria-invalid=true]'), 'not refused');
    shadow.querySelector('input')!.value = 'Ada';
    click(form);
    await waitUntil(() => shadow.querySelector('[role=status]'), 'not sent');
    expect(forms.submissions.map((one) => one.form)).to.deep.equal([{ who: 'Ada', later: '' }]);
  });

  describe('of a tag that lacks an attribute', () => {
    const WHO =
      '<form action="/own" method="post"><label>Name <input name="who" required value="Ada"></label><button>Send</button></form>';
    const LACKING = [
      `<site-form>${WHO}</site-form>`,
      `<site-form form-id=" ">${WHO}</site-form>`,
      `<site-form schema='{"fields": []}'>${WHO}</site-form>`,
      `<form data-form-id="" action="/own">${WHO.slice(WHO.indexOf('<label'))}`,
    ];
    let left: boolean[];
    const onSubmit = (event: SubmitEvent) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    beforeEach(() => {
      left = [];
      addEventListener('submit', onSubmit);
    });
    afterEach(() => {
      removeEventListener('submit', onSubmit);
    });

    it("is its author's, and the console names the attribute", async () => {
      const reported = useReports(forms);
      const warned = await catchWarnings(async (said) => {
        const root = await fixture<HTMLElement>(`<div>${LACKING.join('')}</div>`);
        for (const form of root.querySelectorAll('form')) {
          form.querySelector('input')!.focus();
          click(form);
        }
        await waitUntil(() => said.length > 0, 'no warning');
        for (const form of root.querySelectorAll('form')) {
          click(form);
          expect(form.noValidate, 'the browser validates').to.equal(false);
          expect(form.querySelector('[data-part]')).to.equal(null);
        }
      });
      expect(left).to.deep.equal(Array(2 * LACKING.length).fill(true));
      expect(warned).to.have.lengthOf(1);
      expect(warned[0]).to.contain('write form-id=');
      expect(reported).to.deep.equal([]);
      expect(forms.submissions).to.deep.equal([]);
    });

    it('is enhanced once the attribute is set', async () => {
      const root = await fixture<HTMLElement>(`<div>${LACKING[0]!}</div>`);
      const form = root.querySelector('form')!;
      click(form);
      expect(left).to.deep.equal([true]);
      root.querySelector('site-form')!.formId = 'letter';
      await waitUntil(() => form.noValidate, 'not enhanced');
      click(form);
      await untilRole(root, { role: 'status', name: '' });
      expect(forms.submissions.map((one) => one.formId)).to.deep.equal(['letter']);
    });

    it('is its own schema where that of the page is unusable', async () => {
      const reported = useReports(forms);
      const { root, form } = await place(
        `<site-form form-id="letter" schema='{"fields": 7}'>${WHO}</site-form>`,
      );
      click(form);
      await untilRole(root, { role: 'status', name: '' });
      expect(forms.submissions.map((one) => one.form)).to.deep.equal([{ who: 'Ada' }]);
      expect(reported.map(String).join()).to.contain('Form schema');
    });

    it('is sent under the type of its schema where that has no form of its own', async () => {
      const { root, form } = await place(`<site-form form-type="letter">${WHO}</site-form>`);
      click(form);
      await untilRole(root, { role: 'status', name: '' });
      expect(forms.submissions.map((one) => one.formId)).to.deep.equal(['letter']);
    });
  });
});

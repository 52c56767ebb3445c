import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { configureStore } from '../../../elements/index.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { placeEditor, pressIn as press, SHORT_SCHEMA, useEditableForms } from '../../support/form-editor.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** The content of a dialog is slotted into a host in the page. */
const hostOf = (dialog: HTMLElement) => (dialog.getRootNode() as ShadowRoot).host;

describe('unsaved changes in <form-editor>', () => {
  it('ask before the owner leaves, and wait for the answer', async () => {
    useEditableForms();
    const editor = await placeEditor();
    const link = await fixture<HTMLAnchorElement>('<a href="/elsewhere">Elsewhere</a>');
    const stay = (event: Event) => {
      event.preventDefault();
    };
    const unload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      return window.dispatchEvent(event);
    };
    expect(unload()).to.equal(true);
    await press(editor, 'Remove Email');
    expect(unload()).to.equal(false);
    const clicked = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    expect(link.dispatchEvent(clicked)).to.equal(false);
    const question = { role: 'dialog', name: 'You have made changes. Do you want to save or discard them?' };
    const answer = async (name: string) => {
      const dialog = await untilRole(document.body, question);
      expect(editor.matches(':state(open)')).to.equal(true);
      await tap(await untilRole(hostOf(dialog), { role: 'button', name }));
      await waitUntil(isClosed, 'the question stays');
    };
    const isClosed = () => allByRole(document.body, question).length === 0;
    await answer('Keep editing');
    expect(editor.matches(':state(editing)')).to.equal(true);

    const discard = byRole(editor, { role: 'button', name: 'Discard' });
    discard.focus();
    await sendKeys({ press: 'Enter' });
    await untilRole(document.body, question);
    await sendKeys({ press: 'Escape' });
    await waitUntil(isClosed, 'the question stays');
    expect(document.activeElement).to.equal(discard);
    expect(editor.matches(':state(editing)')).to.equal(true);
    await sendKeys({ press: 'Enter' });
    await answer('Discard');
    await waitUntil(() => !editor.matches(':state(editing)'), 'the changes stay');
    expect(document.activeElement).to.equal(discard);
    link.addEventListener('click', stay);
    link.click();
    expect(isClosed()).to.equal(true);
  });
});

describe('disconnecting MailChimp', () => {
  it('asks first, and keeps the focus in the editor', async () => {
    useEditableForms({ ...SHORT_SCHEMA, storage: { mailchimp: { list: 'news' } } });
    const editor = await placeEditor();
    await tap(byRole(editor, { role: 'tab', name: 'Storage' }));
    await press(editor, 'Disconnect');
    const dialog = await untilRole(document.body, { role: 'dialog', name: 'Disconnect MailChimp?' });
    expect(hostOf(dialog).textContent).to.contain('no longer be sent');
    await tap(await untilRole(hostOf(dialog), { role: 'button', name: 'Disconnect' }));
    await waitUntil(() => editor.matches(':state(editing)'), 'it is connected');
    await waitUntil(() => editor.contains(document.activeElement), 'nothing has the focus');
    expect(allByRole(editor, { role: 'button', name: 'Disconnect' })).to.deep.equal([]);
  });
});

describe('<form-editor> in a German page', () => {
  it('is in German, and so is the preview', async () => {
    useEditableForms();
    configureStore({ locale: 'de' });
    try {
      const editor: StoreTag = await fixture('<form-editor form-id="contact"></form-editor>');
      await untilTakenOver(editor);
      await untilRole(editor, { role: 'button', name: 'Speichern' });
      await untilRole(editor.querySelector('site-form')!, { role: 'button', name: 'Absenden' });
    } finally {
      configureStore({ locale: 'en-US' });
    }
  });
});

describe('<form-editor> in a right-to-left page', () => {
  it('sets URLs and code left-to-right, and owner texts by their letters', async () => {
    useEditableForms();
    configureStore({ locale: 'ar' });
    try {
      const place = await fixture('<div dir="rtl"><form-editor form-id="contact"></form-editor></div>');
      const editor = place.querySelector<StoreTag>('form-editor')!;
      await untilTakenOver(editor);
      const email = () => editor.querySelector('site-form [name=email]');
      await waitUntil(email, 'no preview');
      await tap(await untilRole(editor, { role: 'tab', name: 'متقدم' }));
      await untilRole(editor, { role: 'textbox', name: 'HTML بعد الإرسال' });
      const directionOf = (name: string, text: string) => {
        const input = byRole(editor, { role: 'textbox', name }) as HTMLInputElement;
        input.value = text;
        return getComputedStyle(input).direction;
      };
      expect(directionOf('HTML بعد الإرسال', '<p>شكرًا</p>')).to.equal('ltr');
      expect(directionOf('التحويل بعد الإرسال', '/thank-you')).to.equal('ltr');
      expect(directionOf('نص الزر', 'Send!')).to.equal('ltr');
      expect(directionOf('نص الزر', 'إرسال')).to.equal('rtl');
      expect(getComputedStyle(email()!).direction).to.equal('ltr');
    } finally {
      configureStore({ locale: 'en-US' });
    }
  });
});

describe('what <form-editor> shows after a script has set it', () => {
  const set = (control: HTMLElement, shown: object, dispatched: string) => {
    Object.assign(control, shown);
    control.dispatchEvent(new Event(dispatched, { bubbles: true }));
  };

  for (const dispatched of ['input', 'change'])
    it(`is saved after ${dispatched}`, async () => {
      const forms = useEditableForms(SHORT_SCHEMA, [{ id: 'news', name: 'News' }]);
      const editor = await placeEditor();
      await press(editor, /^Email/);
      const find = (role: string, name: string | RegExp) => untilRole(editor, { role, name });
      set(await find('textbox', 'Title'), { value: 'Your addresses' }, dispatched);
      set(await find('textbox', 'Description'), { value: 'All of them' }, dispatched);
      set(await find('checkbox', 'Accept multiple addresses'), { checked: true }, dispatched);
      (await find('tab', 'Storage')).click();
      const typed = '\u200Eann＠exam\u00ADple.com, bo@example.com';
      set(await find('textbox', 'Send submissions to'), { value: typed }, dispatched);
      set(await find('checkbox', 'Add addresses to a mailing list'), { checked: true }, dispatched);
      set(await find('combobox', 'Mailing list'), { value: 'news' }, dispatched);
      await press(editor, 'Save');
      const stored = async () => (await forms.loadForm('contact')).schema;
      await waitUntil(() => editor.textContent.includes('Saved'), 'not saved');
      const [, email] = SHORT_SCHEMA.fields;
      const { fields, storage } = await stored();
      expect(fields[1]).to.deep.equal({
        ...email,
        title: 'Your addresses',
        description: 'All of them',
        multiple: true,
      });
      const emails = ['ann@example.com', 'bo@example.com'];
      expect(storage).to.deep.equal({ emails, mailingListId: 'news' });
    });
});

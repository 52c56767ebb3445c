import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { FAILURE_KINDS } from '../../../core/errors/index.ts';
import type { MemoryFormEditorGateway } from '../../../owner/forms/index.ts';
import type { StoreFormSavedEvent } from '../../../elements/index.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { placeEditor, pressIn as press, SHORT_SCHEMA, useEditableForms } from '../../support/form-editor.ts';
import { pointAt, reach } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const middleOf = (node: Element): [x: number, y: number] => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};
/** The text of the page's live region. */
const spoken = () => document.querySelector('[aria-live=polite]')?.textContent ?? '';

describe('<form-editor>', () => {
  let forms: MemoryFormEditorGateway;
  let editor: StoreTag;
  beforeEach(async () => {
    forms = useEditableForms();
    editor = await placeEditor();
  });
  const preview = () => editor.querySelector('site-form')!;
  const titles = () =>
    [...editor.querySelectorAll('[aria-expanded] > :first-child:not(svg)')].map(({ textContent }) =>
      textContent.replace(' *', ''),
    );
  const untilSaved = () =>
    waitUntil(
      () => editor.textContent.includes('Saved') && !editor.matches(':state(editing)'),
      'it was not saved',
    );
  const stored = async () => (await forms.loadForm('contact')).schema;

  it('shows a new title in the preview immediately, and saves it', async () => {
    await press(editor, /^Email/);
    const title = (await untilRole(editor, { role: 'textbox', name: 'Title' })) as HTMLInputElement;
    title.focus();
    title.select();
    await sendKeys({ type: 'Your address' });
    await untilRole(editor.querySelector('site-form')!, { role: 'textbox', name: /^Your address/ });
    expect((await stored()).fields[1]?.['title']).to.equal('Email');
    const saved = oneEvent<StoreFormSavedEvent>(editor, 'store-form-saved');
    await press(editor, 'Save');
    expect((await saved).formId).to.equal('contact');
    const [name, email, message] = SHORT_SCHEMA.fields;
    expect(await stored()).to.deep.equal({
      ...SHORT_SCHEMA,
      fields: [name, { ...email, title: 'Your address' }, message],
    });
    byRole(editor, { role: 'textbox', name: 'Title' });
  });

  it('adds a field, focuses its title and shows it immediately', async () => {
    await press(editor, 'Add a field');
    await press(editor, 'Website');
    const title = (await untilRole(editor, { role: 'textbox', name: 'Title' })) as HTMLInputElement;
    await waitUntil(() => document.activeElement === title, 'the title has no focus');
    await sendKeys({ type: 'Your site' });
    await untilRole(preview(), { role: 'textbox', name: /^Your site/ });
    await press(editor, 'Save');
    await untilSaved();
    expect((await stored()).fields.at(-1)).to.deep.equal({
      id: 'website',
      type: 'website',
      title: 'Your site',
    });
  });

  it("shows only the properties of the field's kind", async () => {
    await press(editor, /^Your name/);
    await untilRole(editor, { role: 'textbox', name: 'Description' });
    const panel = byRole(editor, { role: 'tabpanel', name: 'Build' });
    const labels = [...panel.querySelectorAll('li label')].map(({ textContent }) => textContent);
    expect(labels).to.deep.equal(['Title', 'Description', 'Required field']);
  });

  it('moves a field with arrow keys and keeps the focus on its handle', async () => {
    const handle = byRole(editor, { role: 'button', name: 'Move Email' });
    handle.focus();
    await sendKeys({ press: 'ArrowUp' });
    await waitUntil(() => titles().join() === 'Email,Your name,Message', titles().join());
    expect(document.activeElement).to.equal(byRole(editor, { role: 'button', name: 'Move Email' }));
    await sendKeys({ press: 'End' });
    await waitUntil(() => titles().join() === 'Your name,Message,Email', titles().join());
    expect(document.activeElement).to.equal(byRole(editor, { role: 'button', name: 'Move Email' }));
    await waitUntil(() => spoken().includes('Email: position 3 of 3'), 'the new place is not announced');
  });

  for (const look of ['', 'zoom: 0.6', 'transform: scale(0.7) translateX(1px)']) {
    it(`moves a field with the mouse; Escape cancels${look && `; in a page with ${look}`}`, async () => {
      editor.parentElement!.style.cssText = look;
      const drag = async () => {
        await waitUntil(() => editor.getAnimations({ subtree: true }).length === 0, 'the rows do not rest');
        const handle = byRole(editor, { role: 'button', name: 'Move Your name' });
        handle.scrollIntoView({ block: 'center' });
        await pointAt(handle);
        const [x, y] = middleOf(handle);
        const [, belowY] = middleOf(byRole(editor, { role: 'button', name: 'Move Message' }));
        await sendMouse({ type: 'move', position: [x, y] });
        await sendMouse({ type: 'down' });
        await sendMouse({ type: 'move', position: [x, y + 10] });
        await sendMouse({ type: 'move', position: [x, belowY + 10] });
        await waitUntil(() => editor.querySelector('[data-dragging]'), 'nothing is dragged');
      };
      await drag();
      await sendKeys({ press: 'Escape' });
      await sendMouse({ type: 'up' });
      expect(titles()).to.deep.equal(['Your name', 'Email', 'Message']);
      await drag();
      await sendMouse({ type: 'up' });
      await waitUntil(() => titles().join() === 'Email,Message,Your name', titles().join());
    });
  }

  it('removes a field, and restores it with Undo', async () => {
    await press(editor, 'Remove Email');
    const undo = await untilRole(editor, { role: 'button', name: 'Undo' });
    await waitUntil(() => document.activeElement === undo, 'undo has no focus');
    expect(titles()).to.deep.equal(['Your name', 'Message']);
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => titles().join() === 'Your name,Email,Message', titles().join());
    expect(document.activeElement?.textContent).to.match(/^Email/);
    byRole(editor, { role: 'button', name: 'Save' });
    expect(editor.matches(':state(editing)')).to.equal(false);
  });

  it('lets the owner try the preview, which sends nothing', async () => {
    const received: Event[] = [];
    document.addEventListener('store-form-submit', (event) => received.push(event), { once: true });
    const asked = oneEvent<Event>(preview(), 'store-form-submit');
    await press(editor, 'Remove Your name');
    await waitUntil(() => !/Your name/.test(preview().textContent), 'the preview does not follow');
    byRole(preview(), { role: 'textbox', name: /^Message/ }).focus();
    await sendKeys({ type: 'Hello' });
    await reach(byRole(preview(), { role: 'button', name: 'Submit' }));
    expect((await asked).defaultPrevented).to.equal(true);
    expect(received).to.deep.equal([]);
    const typed = byRole(preview(), { role: 'textbox', name: /^Message/ }) as HTMLTextAreaElement;
    expect(typed.value).to.equal('Hello');
  });

  it('shows why saving failed, and saves everything on the next attempt', async () => {
    await press(editor, 'Remove Email');
    forms.failNext(FAILURE_KINDS.offline);
    await press(editor, 'Save');
    const alert = await untilRole(editor, { role: 'alert', name: '' });
    expect(alert.textContent).to.equal('Unable to connect. Please try again');
    await press(editor, 'Save');
    await untilSaved();
    expect((await stored()).fields.map(({ id }) => id)).to.deep.equal(['name', 'message']);
    expect(editor.querySelector('[role=alert]')).to.equal(null);
  });

  it('offers both versions after a conflicting save', async () => {
    const { version, schema } = await forms.loadForm('contact');
    await forms.saveForm('contact', { version, schema: { ...schema, submitText: 'Theirs' } });
    await press(editor, 'Remove Email');
    await press(editor, 'Save');
    await untilRole(editor, { role: 'button', name: 'Use the other version' });
    await press(editor, 'Keep my version');
    await untilSaved();
    expect((await stored()).fields.map(({ id }) => id)).to.deep.equal(['name', 'message']);
  });

  it('opens the tab of an error and focuses it', async () => {
    await press(editor, 'Add a field');
    await press(editor, 'Dropdown');
    await reach(byRole(editor, { role: 'tab', name: 'Disclaimer' }));
    await press(editor, 'Save');
    const choice = await untilRole(editor, { role: 'textbox', name: 'New choice' });
    await waitUntil(() => document.activeElement === choice, 'the new choice has no focus');
    expect(choice.getAttribute('aria-invalid')).to.equal('true');
    await sendKeys({ type: 'Ash' });
    await sendKeys({ press: 'Enter' });
    await untilRole(editor, { role: 'textbox', name: 'Choice 1' });
    await sendKeys({ type: 'Ash' });
    await waitUntil(
      () => editor.textContent.includes('This choice already exists'),
      'the duplicate choice is not reported',
    );
    await press(editor, 'Save');
    await untilSaved();
    expect((await stored()).fields.at(-1)?.['options']).to.deep.equal(['Ash']);
  });

  it('imports choices from a file', async () => {
    await press(editor, 'Add a field');
    await press(editor, 'Checkboxes');
    const choice = (await untilRole(editor, { role: 'textbox', name: 'New choice' })) as HTMLInputElement;
    choice.focus();
    await sendKeys({ type: 'A' });
    // The last Enter of an input method in Safari.
    const ofMethod = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
    choice.dispatchEvent(new KeyboardEvent('keydown', ofMethod));
    expect(choice.value).to.equal('A');
    expect(allByRole(editor, { role: 'textbox', name: 'Choice 1' })).to.eql([]);
    choice.select();
    await sendKeys({ press: 'Delete' });
    const field = editor.querySelector<HTMLInputElement>('input[type=file]')!;
    const give = (name: string, text: string) => {
      const given = new DataTransfer();
      given.items.add(new File([text], name));
      field.files = given.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    expect(field).to.have.property('type', 'file');
    expect(editor.textContent).to.include('250 rows and 2 columns are kept.');
    give('long.txt', 'Ash\tash\tpale\n'.repeat(2));
    await untilRole(editor, { role: 'status', name: '' });
    await waitUntil(
      () =>
        editor.textContent.includes('The rest of the file was left out: 250 rows and 2 columns are kept.'),
      'the cut is not reported',
    );
    await press(editor, 'Remove choice 1');
    give('glazes.png', '');
    await waitUntil(() => editor.textContent.includes('a supported file'), 'a picture is not refused');
    give('glazes.txt', 'Ash\nCeladon\tcel\n');
    await untilRole(preview(), { role: 'checkbox', name: 'Celadon' });
    await press(editor, 'Save');
    await untilSaved();
    expect((await stored()).fields.at(-1)?.['options']).to.deep.equal([
      'Ash',
      { value: 'cel', label: 'Celadon' },
    ]);
  });

  it('switches tabs with arrow keys and remembers the last tab', async () => {
    byRole(editor, { role: 'tab', name: 'Build' }).focus();
    await sendKeys({ press: 'ArrowRight' });
    await untilRole(editor, { role: 'tabpanel', name: 'Storage' });
    await sendKeys({ press: 'End' });
    await untilRole(editor, { role: 'tabpanel', name: 'Disclaimer' });
    expect(document.activeElement).to.equal(byRole(editor, { role: 'tab', name: 'Disclaimer' }));
    await untilRole(await placeEditor(), { role: 'tabpanel', name: 'Disclaimer' });
  });
});

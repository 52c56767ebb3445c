import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { FAILURE_KINDS } from '../../../core/errors/index.ts';
import {
  createMemoryNavigationGateway,
  type MemoryNavigationGateway,
  type NavigationItem,
} from '../../../owner/rules/index.ts';
import { configureStore, type StoreOwnerSavedEvent } from '../../../elements/index.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { pressIn as press } from '../../support/form-editor.ts';
import { SHORT_LAYOUT } from '../../support/short-layout.ts';
import { waitUntil } from '../../support/wait-until.ts';

const middleOf = (node: Element): [x: number, y: number] => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};
/** The text of the page's live region. */
const spoken = () => document.querySelector('[aria-live=polite]')?.textContent ?? '';
const [SHOP, YARD, MEMBERS] = SHORT_LAYOUT.layout[0].links;
const [JOURNAL, MAKERS] = YARD.children;

describe('<navigation-editor>', () => {
  let navigation: MemoryNavigationGateway;
  let editor: StoreTag;
  beforeEach(async () => {
    navigation = createMemoryNavigationGateway(SHORT_LAYOUT);
    configureStore({ gateway: { navigation } });
    editor = await fixture('<navigation-editor></navigation-editor>');
    await untilTakenOver(editor);
    await untilRole(editor, { role: 'button', name: 'Save' });
  });
  /** The accessible texts of the entries. */
  const entries = () =>
    [...editor.querySelectorAll('li [aria-expanded]')].map((button) =>
      (button.firstElementChild?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
  const untilEntries = (...names: string[]) =>
    waitUntil(() => entries().join() === names.join(), `they are ${entries().join()}`);
  const stored = async () => (await navigation.loadLayout())?.items;
  const save = async () => {
    const saved = oneEvent<StoreOwnerSavedEvent>(editor, 'store-owner-saved');
    await press(editor, 'Save');
    const { subject, id } = await saved;
    expect([subject, id]).to.deep.equal(['navigation', 'mainNavigation']);
    await waitUntil(() => !editor.matches(':state(editing)'), 'it is not saved');
  };
  const grip = (title: string) => byRole(editor, { role: 'button', name: `Move ${title}` });
  const type = async (name: string, text: string) => {
    const field = (await untilRole(editor, { role: 'textbox', name })) as HTMLInputElement;
    field.focus();
    field.select();
    await sendKeys({ type: text });
  };

  it('has the color of the page’s surfaces', async () => {
    await untilEntries('Shop', 'Yard', 'Journal in Yard', 'Makers in Yard', 'Members');
    editor.style.setProperty('--store-surface', 'rgb(36, 29, 24)');
    for (const part of [grip('Shop').closest('li')!, byRole(editor, { role: 'button', name: 'Add an item' })])
      expect(getComputedStyle(part).backgroundColor).to.equal('rgb(36, 29, 24)');
  });

  it('moves an entry with arrow keys, into and out of a folder, and keeps the focus on the handle', async () => {
    await untilEntries('Shop', 'Yard', 'Journal in Yard', 'Makers in Yard', 'Members');
    const handle = grip('Members');
    handle.focus();
    await sendKeys({ press: 'ArrowRight' });
    await untilEntries('Shop', 'Yard', 'Journal in Yard', 'Makers in Yard', 'Members in Yard');
    await waitUntil(() => spoken().includes('Members: in Yard, position 3 of 3'), spoken());
    await sendKeys({ press: 'ArrowUp' });
    await untilEntries('Shop', 'Yard', 'Journal in Yard', 'Members in Yard', 'Makers in Yard');
    expect(document.activeElement).to.equal(grip('Members'));
    await sendKeys({ press: 'ArrowLeft' });
    await untilEntries('Shop', 'Yard', 'Journal in Yard', 'Makers in Yard', 'Members');
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'ArrowUp' });
    await untilEntries('Members', 'Shop', 'Yard', 'Journal in Yard', 'Makers in Yard');
    await waitUntil(() => spoken().includes('Members: position 1 of 3'), spoken());
    expect(document.activeElement).to.equal(grip('Members'));
    await save();
    expect(await stored()).to.deep.equal([MEMBERS, SHOP, YARD]);
  });

  it('moves an entry with buttons that name their target', async () => {
    await press(editor, /^Members/);
    const up = await untilRole(editor, { role: 'button', name: 'Move out of the folder' });
    expect(up.getAttribute('aria-disabled')).to.equal('true');
    await press(editor, 'Move into Yard');
    await untilEntries('Shop', 'Yard', 'Journal in Yard', 'Makers in Yard', 'Members in Yard');
    await press(editor, 'Move out of Yard');
    await press(editor, 'Move up');
    await untilEntries('Shop', 'Members', 'Yard', 'Journal in Yard', 'Makers in Yard');
  });

  it('moves an entry by dragging, sideways into and out of a folder; Escape cancels', async () => {
    const drag = async (title: string, over: string, acrossPx: number) => {
      await waitUntil(() => editor.getAnimations({ subtree: true }).length === 0, 'the rows do not rest');
      const handle = grip(title);
      handle.scrollIntoView({ block: 'center' });
      const [x, y] = middleOf(handle);
      const [, overY] = middleOf(grip(over));
      await sendMouse({ type: 'move', position: [x, y] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [x, y + 10] });
      await sendMouse({ type: 'move', position: [x + acrossPx, overY + (overY > y ? 10 : -10)] });
      await waitUntil(() => editor.querySelector('[data-dragging]'), 'nothing is dragged');
    };
    await drag('Shop', 'Makers', 40);
    await sendKeys({ press: 'Escape' });
    await sendMouse({ type: 'up' });
    await untilEntries('Shop', 'Yard', 'Journal in Yard', 'Makers in Yard', 'Members');
    await drag('Shop', 'Makers', 40);
    await sendMouse({ type: 'up' });
    await untilEntries('Yard', 'Journal in Yard', 'Makers in Yard', 'Shop in Yard', 'Members');
    await drag('Shop', 'Members', 0);
    await sendMouse({ type: 'up' });
    await untilEntries('Yard', 'Journal in Yard', 'Makers in Yard', 'Members', 'Shop');
    await save();
    expect(await stored()).to.deep.equal([YARD, MEMBERS, SHOP]);
  });

  it('drags a folder with its entries', async () => {
    const handle = grip('Yard');
    handle.scrollIntoView({ block: 'center' });
    const [x, y] = middleOf(handle);
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await untilEntries('Shop', 'Yard', 'Members');
    const [, overY] = middleOf(grip('Shop'));
    await sendMouse({ type: 'move', position: [x, y - 10] });
    await sendMouse({ type: 'move', position: [x, overY - 10] });
    await waitUntil(() => editor.querySelector('[data-dragging]'), 'nothing is dragged');
    await sendMouse({ type: 'up' });
    await untilEntries('Yard', 'Journal in Yard', 'Makers in Yard', 'Shop', 'Members');
  });

  it('adds a link, focuses its title, and does not save it without a URL', async () => {
    await press(editor, 'Add an item');
    await press(editor, 'Link');
    const title = await untilRole(editor, { role: 'textbox', name: 'Title' });
    await waitUntil(() => document.activeElement === title, 'the title has no focus');
    await press(editor, 'Save');
    await waitUntil(() => editor.textContent.includes('Please enter a title'), 'the title is not missed');
    await waitUntil(
      () => document.activeElement?.getAttribute('aria-invalid'),
      'nothing wrong has the focus',
    );
    await type('Title', 'Glazes');
    await type('Address', 'javascript:alert(1)');
    const wrong = 'Links must be formatted as https://example.com or http://example.com';
    await waitUntil(() => editor.textContent.includes(wrong), 'the address is not refused');
    await type('Address', '/ /');
    await waitUntil(
      () => editor.textContent.includes('/ / is not a valid page URL'),
      'it is taken for a page',
    );
    await type('Address', 'https://glazes.example');
    await save();
    const added: NavigationItem = { externalLink: 'https://glazes.example', title: 'Glazes' };
    expect(await stored()).to.deep.equal([SHOP, YARD, MEMBERS, added]);
    byRole(editor, { role: 'textbox', name: 'Address' });
  });

  it('adds a collection and an empty folder', async () => {
    await press(editor, 'Add an item');
    await press(editor, 'Events');
    await press(editor, 'Add an item');
    await press(editor, 'Folder');
    await type('Title', 'More');
    const behavior = (await untilRole(editor, {
      role: 'combobox',
      name: 'When the folder is clicked',
    })) as HTMLSelectElement;
    behavior.value = 'redirect';
    behavior.dispatchEvent(new Event('change', { bubbles: true }));
    await save();
    expect((await stored())?.slice(3)).to.deep.equal([
      { collectionId: 'events' },
      { folderBehavior: 2, title: 'More', children: [] },
    ]);
  });

  it('renames an entry, and restores its own name when the title is cleared', async () => {
    await press(editor, /^Shop/);
    await type('Title', 'Shelf');
    await untilRole(editor, { role: 'button', name: 'Move Shelf' });
    await type('Title', ' ');
    await sendKeys({ press: 'Backspace' });
    await untilRole(editor, { role: 'button', name: 'Move Shop' });
    await waitUntil(() => !editor.matches(':state(editing)'), 'it says something else than the store');
  });

  it('removes an entry with Undo; asks before removing a folder with entries', async () => {
    await press(editor, 'Remove Makers');
    const undo = await untilRole(editor, { role: 'button', name: 'Undo' });
    await waitUntil(() => document.activeElement === undo, 'undo has no focus');
    await press(editor, 'Undo');
    await untilEntries('Shop', 'Yard', 'Journal in Yard', 'Makers in Yard', 'Members');
    await press(editor, 'Remove Yard');
    const keep = await untilRole(document.body, { role: 'button', name: 'Keep' });
    keep.click();
    await waitUntil(() => !editor.matches(':state(open)'), 'the question stays');
    expect(entries().length).to.equal(5);
    await press(editor, 'Remove Yard');
    (await untilRole(document.body, { role: 'button', name: 'Remove' })).click();
    await untilEntries('Shop', 'Members');
    await press(editor, 'Undo');
    await untilEntries('Shop', 'Yard', 'Journal in Yard', 'Makers in Yard', 'Members');
    expect((await stored())?.[1]).to.deep.equal({ ...YARD, children: [JOURNAL, MAKERS] });
  });

  it('keeps changes when saving fails, and offers a choice after a conflicting save', async () => {
    grip('Members').focus();
    await sendKeys({ press: 'ArrowUp' });
    navigation.failNext(FAILURE_KINDS.offline);
    await press(editor, 'Save');
    await waitUntil(
      () => editor.textContent.includes('Unable to connect. Please try again'),
      'nothing is said',
    );
    const theirs = (await navigation.loadLayout())!;
    await navigation.saveNavigation(theirs, [SHOP]);
    await press(editor, 'Save');
    await waitUntil(
      () => editor.textContent.includes('changed somewhere else'),
      'nothing is said of the other',
    );
    await untilEntries('Shop', 'Members', 'Yard', 'Journal in Yard', 'Makers in Yard');
    await press(editor, 'Keep my version');
    await waitUntil(() => !editor.matches(':state(editing)'), 'it is not saved');
    expect(await stored()).to.deep.equal([SHOP, MEMBERS, YARD]);
  });

  it('loads the other version, or discards the changes', async () => {
    grip('Members').focus();
    await sendKeys({ press: 'ArrowUp' });
    await navigation.saveNavigation((await navigation.loadLayout())!, [SHOP]);
    await press(editor, 'Save');
    await press(editor, 'Use the other version');
    await untilEntries('Shop');
    await press(editor, 'Remove Shop');
    await press(editor, 'Discard');
    const question = { role: 'dialog', name: /Do you want to save or discard them/ };
    const dialog = await untilRole(document.body, question);
    // The content of a dialog is slotted into a host in the page.
    const { host } = dialog.getRootNode() as ShadowRoot;
    (await untilRole(host, { role: 'button', name: 'Discard' })).click();
    await untilEntries('Shop');
  });
});

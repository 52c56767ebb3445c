import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { createMemoryNavigationGateway } from '../../../owner/rules/index.ts';
import { configureStore } from '../../../elements/index.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { pressIn as press } from '../../support/form-editor.ts';
import { SHORT_LAYOUT } from '../../support/short-layout.ts';
import { waitUntil } from '../../support/wait-until.ts';

describe('the focus in <navigation-editor>', () => {
  let editor: StoreTag;
  beforeEach(async () => {
    configureStore({ gateway: { navigation: createMemoryNavigationGateway(SHORT_LAYOUT) } });
    editor = await fixture('<navigation-editor></navigation-editor>');
    await untilTakenOver(editor);
    await untilRole(editor, { role: 'button', name: 'Save' });
  });

  it('stays where it is after a folder was kept', async () => {
    await press(editor, 'Remove Makers');
    await untilRole(editor, { role: 'button', name: 'Undo' });
    await press(editor, 'Remove Yard');
    (await untilRole(document.body, { role: 'button', name: 'Keep' })).click();
    await waitUntil(() => !editor.matches(':state(open)'), 'the question stays');
    const shop = byRole(editor, { role: 'button', name: /^Shop/ });
    shop.focus();
    await press(editor, /^Shop/);
    await untilRole(editor, { role: 'textbox', name: 'Title' });
    expect(document.activeElement).to.equal(shop);
  });

  it('moves to the entry at fault, which opens', async () => {
    await press(editor, 'Add an item');
    await press(editor, 'Link');
    await press(editor, /^Untitled/);
    await waitUntil(() => !editor.querySelector('li input'), 'its settings stay open');
    await press(editor, 'Save');
    await waitUntil(
      () => document.activeElement?.getAttribute('aria-invalid'),
      'nothing wrong has the focus',
    );
  });

  it('does not leave the field at fault behind a fixed header', async () => {
    const space = Object.assign(document.createElement('div'), { style: 'height: 1500px' });
    const header = Object.assign(document.createElement('header'), { textContent: 'Shop' });
    header.style.cssText = 'position: fixed; inset: 0 0 auto; block-size: 120px; z-index: 9';
    editor.before(header, space);
    editor.after(space.cloneNode());
    try {
      await press(editor, 'Add an item');
      await press(editor, 'Link');
      const title = await untilRole(editor, { role: 'textbox', name: 'Title' });
      await waitUntil(() => document.activeElement === title, 'the title has no focus');
      title.blur();
      scrollBy(0, title.getBoundingClientRect().top - 30);
      // Its own bar is sticky, and behind the header, too.
      byRole(editor, { role: 'button', name: 'Save' }).click();
      await waitUntil(() => document.activeElement === title, 'the title has no focus');
      const bar = byRole(editor, { role: 'button', name: 'Save' }).getBoundingClientRect();
      expect(title.getBoundingClientRect().top).to.be.at.least(Math.max(120, bar.bottom));
    } finally {
      header.remove();
    }
  });
});

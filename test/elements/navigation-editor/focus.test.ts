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
});

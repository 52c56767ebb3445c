import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { createMemoryNavigationGateway, type NavigationGateway } from '../../../owner/rules/index.ts';
import { configureStore } from '../../../elements/index.ts';
import { untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { pressIn as press } from '../../support/form-editor.ts';
import { SHORT_LAYOUT } from '../../support/short-layout.ts';
import { waitUntil } from '../../support/wait-until.ts';

describe('<navigation-editor> without data', () => {
  it('offers another attempt when the navigation is missing', async () => {
    const layouts = [createMemoryNavigationGateway(), createMemoryNavigationGateway(SHORT_LAYOUT)];
    const navigation: NavigationGateway = {
      loadLayout: (...call) => (layouts.length > 1 ? layouts.shift()! : layouts[0]!).loadLayout(...call),
      saveNavigation: (...call) => layouts[0]!.saveNavigation(...call),
    };
    configureStore({ gateway: { navigation } });
    const editor: StoreTag = await fixture('<navigation-editor></navigation-editor>');
    await untilRole(editor, { role: 'button', name: 'Try again' });
    expect(editor.querySelector('[role=alert]')?.textContent).to.include(
      'Unable to find site main navigation',
    );
    await press(editor, 'Try again');
    await untilRole(editor, { role: 'button', name: 'Move Shop' });
  });

  it('loads the navigation of a gateway that is configured later', async () => {
    configureStore({ gateway: { navigation: createMemoryNavigationGateway() } });
    const editor: StoreTag = await fixture('<navigation-editor></navigation-editor>');
    await untilRole(editor, { role: 'button', name: 'Try again' });
    configureStore({ gateway: { navigation: createMemoryNavigationGateway(SHORT_LAYOUT) } });
    await untilRole(editor, { role: 'button', name: 'Move Shop' });
  });

  it('shows that collections cannot be loaded', async () => {
    const { layout } = SHORT_LAYOUT;
    configureStore({ gateway: { navigation: createMemoryNavigationGateway({ layout }) } });
    const editor: StoreTag = await fixture('<navigation-editor></navigation-editor>');
    await press(editor, 'Add an item');
    await waitUntil(() => editor.textContent.includes('Unable to load collections'), 'nothing is said');
  });
});

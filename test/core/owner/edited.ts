import { createMemoryFormEditorGateway, editForm, FormEditing } from '../../../owner/forms/index.ts';
import {
  createMemoryNavigationGateway,
  editNode,
  NavigationEditing,
  type SavingState,
} from '../../../owner/rules/index.ts';

/** The initial title in the store. */
export const STORED = 'Stored';

interface Parts {
  readonly pass: () => Promise<void>;
  readonly report: (error: unknown, context: string) => void;
  readonly onSaved: (id: string) => void;
}

/** Something whose title is edited. */
interface Edited {
  readonly editing: Pick<FormEditing, 'save' | 'discard' | 'keepMine' | 'takeTheirs'>;
  readonly load: () => Promise<void>;
  readonly state: () => SavingState<unknown> | { readonly state: 'loading' | 'unavailable' };
  readonly title: () => unknown;
  readonly rename: (title: string) => void;
  readonly saveElsewhere: (title: string) => Promise<void>;
  readonly titleInStore: () => Promise<unknown>;
}

/** Edits a form that is kept in the page. */
export function editAForm({ pass, report, onSaved }: Parts): Edited {
  const memory = createMemoryFormEditorGateway({ contact: { id: 'contact', title: STORED, fields: [] } });
  const gateway = {
    loadForm: (id: string) => memory.loadForm(id),
    saveForm: async (...call: Parameters<typeof memory.saveForm>) =>
      pass().then(() => memory.saveForm(...call)),
  };
  const editing = new FormEditing({ gateway, report, ask: () => true, onSaved });
  const state = () => editing.$state.get();
  return {
    editing,
    state,
    load: () => editing.load('contact'),
    title() {
      const now = state();
      return now.state === 'open' && now.schema['title'];
    },
    rename(title) {
      editing.change((schema) => editForm(schema, { title }));
    },
    async saveElsewhere(title) {
      const { version, schema } = await memory.loadForm('contact');
      await memory.saveForm('contact', { version, schema: { ...schema, title } });
    },
    titleInStore: async () => (await memory.loadForm('contact')).schema['title'],
  };
}

/** Edits a navigation that is kept in the page. */
export function editTheNavigation({ pass, report, onSaved }: Parts): Edited {
  const links = [{ externalLink: 'https://example.com', title: STORED }];
  const memory = createMemoryNavigationGateway({ layout: [{ identifier: 'main', version: 1, links }] });
  const gateway = {
    loadLayout: () => memory.loadLayout(),
    saveNavigation: async (...call: Parameters<typeof memory.saveNavigation>) =>
      pass().then(() => memory.saveNavigation(...call)),
  };
  const editing = new NavigationEditing({ gateway, report, onSaved });
  const state = () => editing.$state.get();
  return {
    editing,
    state,
    load: () => editing.load(new AbortController().signal),
    title() {
      const now = state();
      return now.state === 'open' && now.nodes[0]?.item['title'];
    },
    rename(title) {
      editing.change((nodes) => editNode(nodes, nodes[0]?.id ?? '', { title }));
    },
    async saveElsewhere(title) {
      const layout = await memory.loadLayout();
      if (layout) await memory.saveNavigation(layout, [{ ...links[0], title }]);
    },
    titleInStore: async () => (await memory.loadLayout())?.items[0]?.['title'],
  };
}

import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import {
  createMemoryNavigationGateway,
  NavigationEditing,
  type NavigationGateway,
} from '../../../core/owner/index.ts';

const ANSWER = {
  layout: [
    { identifier: 'mainNavigation', templateId: 'clay', version: 1, links: [{ collectionId: 'shop' }] },
  ],
  collections: [{ id: 'shop', title: 'Shop' }],
  memberAreas: [],
};

/** A navigation that is open, in a store whose next answer comes when it is let go. */
async function openHeld() {
  const memory = createMemoryNavigationGateway(ANSWER);
  let letGo = (): void => undefined;
  let refuse: (error: StorefrontError) => void = () => undefined;
  const held = new Promise<void>((resolve, reject) => {
    letGo = resolve;
    refuse = reject;
  });
  const gateway: NavigationGateway = {
    loadLayout: () => memory.loadLayout(),
    async saveNavigation(edited, items) {
      await held;
      const answer = await memory.saveNavigation(edited, items);
      return { ...answer, layout: { ...answer.layout, collections: [] } };
    },
  };
  const editing = new NavigationEditing({ gateway, report: () => undefined, tell: () => undefined });
  await editing.load(new AbortController().signal);
  const now = () => {
    const state = editing.$state.get();
    if (state.state !== 'open') throw new Error('it is not open');
    return state;
  };
  return { editing, now, memory, letGo, refuse };
}

describe('a navigation that is given up or kept while the store is slow', () => {
  it('is not missed where the store refuses it', async () => {
    const { editing, now, refuse } = await openHeld();
    editing.add({ externalLink: 'https://example.com', title: 'More' });
    const saving = editing.save();
    editing.discard();
    expect(now().isSaving, 'the answer is still to come').to.equal(true);
    refuse(new StorefrontError(FAILURE_KINDS.timeout));
    expect(await saving).to.equal(false);
    expect([now().failure, now().refusalCount, now().isSaving]).to.deep.equal([null, 0, false]);
  });

  it('is shown where the store has it all the same', async () => {
    const { editing, now, letGo } = await openHeld();
    editing.add({ externalLink: 'https://example.com', title: 'More' });
    const saving = editing.save();
    editing.discard();
    expect(now().nodes).to.have.length(1);
    letGo();
    expect(await saving).to.equal(true);
    expect([now().nodes.length, now().isDirty, now().isSaving]).to.deep.equal([2, false, false]);
  });

  it("leads to what the store has now, where it is kept over somebody else's", async () => {
    const { editing, now, memory, letGo } = await openHeld();
    const layout = await memory.loadLayout();
    if (layout) await memory.saveNavigation(layout, []);
    editing.add({ externalLink: 'https://example.com', title: 'More' });
    letGo();
    expect(await editing.save()).to.equal(false);
    expect(now().isConflict).to.equal(true);
    const keeping = editing.keepMine();
    expect(now().collections, 'before it is saved').to.deep.equal([]);
    expect(await keeping).to.equal(true);
    expect(now().isDirty).to.equal(false);
  });
});

import { expect } from '@open-wc/testing';
import {
  createMemoryNavigationGateway,
  NavigationEditing,
  type NavigationGateway,
} from '../../../owner/rules/index.ts';

const ANSWER = {
  layout: [{ identifier: 'main', version: 1, links: [{ collectionId: 'shop' }] }],
  collections: [{ id: 'shop', title: 'Shop' }],
  memberAreas: [],
};

describe("a navigation that overwrites another owner's", () => {
  it("lists the store's current link targets", async () => {
    const memory = createMemoryNavigationGateway(ANSWER);
    const gateway: NavigationGateway = {
      loadLayout: () => memory.loadLayout(),
      async saveNavigation(edited, items) {
        const { outcome, layout } = await memory.saveNavigation(edited, items);
        return { outcome, layout: { ...layout, collections: [] } };
      },
    };
    const editing = new NavigationEditing({ gateway, report: () => undefined, onSaved: () => undefined });
    await editing.load(new AbortController().signal);
    const layout = await memory.loadLayout();
    if (layout) await memory.saveNavigation(layout, []);
    editing.add({ externalLink: 'https://example.com', title: 'More' });
    expect(await editing.save()).to.equal(false);
    const keeping = editing.keepMine();
    const now = editing.$state.get();
    expect(now.state === 'open' && now.collections, 'before it is saved').to.deep.equal([]);
    expect(await keeping).to.equal(true);
  });
});

describe('a link whose title shows nothing', () => {
  it('is not saved', async () => {
    const gateway = createMemoryNavigationGateway(ANSWER);
    const editing = new NavigationEditing({ gateway, report: () => undefined, onSaved: () => undefined });
    await editing.load(new AbortController().signal);
    editing.add({ externalLink: 'https://example.com', title: '\u200B\u3164' });
    expect(await editing.save()).to.equal(false);
    const now = editing.$state.get();
    expect(now.state === 'open' && now.problems.map(({ message }) => message)).to.deep.equal([
      'Please enter a title',
    ]);
  });
});

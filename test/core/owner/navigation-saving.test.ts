import { expect } from '@open-wc/testing';
import type { Api } from '../../../core/api/index.ts';
import { FOLDER_BEHAVIORS } from '../../../core/enumerations/index.ts';
import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../../../core/errors/index.ts';
import {
  addToMainNavigation,
  connectedAccountLink,
  createMemoryNavigationGateway,
  NavigationEditing,
  restNavigationGateway,
  targetOf,
  type NavigationGateway,
  type NavigationItem,
  type SiteLayout,
} from '../../../owner/rules/index.ts';

const SHOP = { collectionId: 'shop', title: 'Shop', later: { kept: true } };
const ANSWER = {
  layout: [{ identifier: 'mainNavigation', templateId: 'clay', version: 1, links: [SHOP] }],
  collections: [{ id: 'shop', title: 'Shop' }, { title: 'Nameless' }, { id: 'journal' }],
  memberAreas: [],
};

interface Written {
  readonly fieldName: string;
  readonly templateId: string | null;
  readonly version?: number;
  readonly navigation: { readonly items: readonly NavigationItem[] };
}

/** A store behind HTTP. */
function openStore(change: (written: Written) => unknown = () => ({})) {
  const written: Written[] = [];
  let links: readonly NavigationItem[] = [SHOP];
  let version = 1;
  const api: Api = {
    read: (path) => {
      expect(path).to.equal('/api/commondata/GetSiteLayout');
      return Promise.resolve({ ...ANSWER, layout: [{ ...ANSWER.layout[0], links, version }] });
    },
    write: (method, path, { body } = {}) =>
      Promise.resolve().then(() => {
        expect(`${method} ${path}`).to.equal('POST /api/widget/UpdateNavigation');
        const sent = body as Written;
        if (sent.version !== version) throw new StorefrontError(FAILURE_KINDS.inFlight, { status: 409 });
        written.push(sent);
        version += 1;
        links = sent.navigation.items;
        return change(sent);
      }),
  };
  return { written, gateway: restNavigationGateway(api) };
}

const GATEWAYS: Readonly<Record<string, () => NavigationGateway>> = {
  'in the store': () => openStore().gateway,
  'in the page': () => createMemoryNavigationGateway(ANSWER),
};

async function layoutOf(gateway: NavigationGateway): Promise<SiteLayout> {
  const layout = await gateway.loadLayout();
  if (!layout) throw new Error('there is no layout');
  return layout;
}

async function failureOf(call: Promise<unknown>): Promise<StorefrontError> {
  const error: unknown = await call.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!isStorefrontError(error)) throw new Error('nothing was refused');
  return error;
}

for (const [place, open] of Object.entries(GATEWAYS))
  describe(`a navigation that is stored ${place}`, () => {
    it('is read with its link targets, saved and read again', async () => {
      const gateway = open();
      const layout = await layoutOf(gateway);
      expect(layout.items).to.deep.equal([SHOP]);
      expect(layout.collections).to.deep.equal([
        { id: 'shop', title: 'Shop' },
        { id: 'journal', title: 'journal' },
      ]);
      const folder = { title: 'Yard', folderBehavior: 3, children: [{ collectionId: 'journal' }] };
      const { outcome, layout: saved } = await gateway.saveNavigation(layout, [folder, SHOP]);
      expect([outcome, saved.version, saved.items]).to.deep.equal(['saved', 2, [folder, SHOP]]);
      expect((await layoutOf(gateway)).items).to.deep.equal([folder, SHOP]);
    });

    it("does not overwrite another owner's version", async () => {
      const gateway = open();
      const layout = await layoutOf(gateway);
      await gateway.saveNavigation(layout, []);
      const { outcome, layout: theirs } = await gateway.saveNavigation(layout, [SHOP, SHOP]);
      expect([outcome, theirs.items, theirs.version]).to.deep.equal(['conflict', [], 2]);
    });

    it('appends an entry once', async () => {
      const gateway = open();
      await addToMainNavigation(gateway, { collectionId: 'store-2' });
      await addToMainNavigation(gateway, { collectionId: 'store-2', title: 'Store' });
      await addToMainNavigation(gateway, { ...connectedAccountLink('https://food.example') });
      await addToMainNavigation(gateway, { ...connectedAccountLink('https://food.example') });
      expect((await layoutOf(gateway)).items).to.deep.equal([
        SHOP,
        { collectionId: 'store-2' },
        { title: 'Order Now', externalLink: 'https://food.example' },
      ]);
    });
  });

describe('the navigation of a site', () => {
  it('is saved with its field and its template', async () => {
    const { gateway, written } = openStore();
    await gateway.saveNavigation(await layoutOf(gateway), []);
    expect(written).to.deep.equal([
      { fieldName: 'mainNavigation', templateId: 'clay', version: 1, navigation: { items: [] } },
    ]);
  });

  it('repeats appending after a conflict', async () => {
    const { gateway } = openStore();
    const early = await layoutOf(gateway);
    let isFirst = true;
    const busy: NavigationGateway = {
      loadLayout: () => gateway.loadLayout(),
      async saveNavigation(layout, items) {
        if (isFirst) await gateway.saveNavigation(early, [{ collectionId: 'theirs' }]);
        isFirst = false;
        return gateway.saveNavigation(layout, items);
      },
    };
    await addToMainNavigation(busy, { collectionId: 'ours' });
    const { items } = await layoutOf(gateway);
    expect(items).to.deep.equal([{ collectionId: 'theirs' }, { collectionId: 'ours' }]);
  });

  it('does not append a collection that exists as a folder', async () => {
    const yard = { collectionId: 'yard', folderBehavior: FOLDER_BEHAVIORS.index, children: [SHOP] };
    const gateway = createMemoryNavigationGateway({
      ...ANSWER,
      layout: [{ ...ANSWER.layout[0], links: [yard] }],
    });
    await addToMainNavigation(gateway, { collectionId: 'yard' });
    expect((await layoutOf(gateway)).items).to.deep.equal([yard]);
  });

  it('is not found on a site without one', async () => {
    const failure = await failureOf(addToMainNavigation(createMemoryNavigationGateway(), SHOP));
    expect([failure.kind, failure.serverMessage]).to.deep.equal([
      FAILURE_KINDS.notFound,
      'Unable to find site main navigation',
    ]);
  });

  it('fails with unknown-outcome for an invalid answer', async () => {
    for (const answer of [null, {}, { layout: {} }, { layout: [{}] }, { layout: [{ identifier: 'main' }] }]) {
      const gateway = restNavigationGateway({
        read: () => Promise.resolve(answer),
        write: () => Promise.resolve([]),
      });
      expect((await failureOf(gateway.loadLayout())).kind).to.equal(FAILURE_KINDS.unknownOutcome);
      const layout = await layoutOf(openStore().gateway);
      const saving = gateway.saveNavigation(layout, []);
      expect((await failureOf(saving)).kind).to.equal(FAILURE_KINDS.unknownOutcome);
    }
  });
});

describe('an entry', () => {
  it('is not a conflict after a lost answer, although the store named its folders', async () => {
    let isLost = true;
    const memory = createMemoryNavigationGateway(ANSWER);
    const gateway: NavigationGateway = {
      loadLayout: () => memory.loadLayout(),
      async saveNavigation(edited, items) {
        const named = items.map((item) => (item.children ? { collectionId: 'folder-1', ...item } : item));
        const saved = await memory.saveNavigation(edited, named);
        if (!isLost) return saved;
        isLost = false;
        throw new StorefrontError(FAILURE_KINDS.timeout);
      },
    };
    const editing = new NavigationEditing({ gateway, report: () => undefined, onSaved: () => undefined });
    await editing.load(new AbortController().signal);
    editing.add({ folderBehavior: FOLDER_BEHAVIORS.none, title: 'More' });
    expect(await editing.save()).to.equal(false);
    expect(await editing.save()).to.equal(true);
    const now = editing.$state.get();
    expect(now.state === 'open' && [now.isDirty, now.isConflict]).to.deep.equal([false, false]);
  });

  it('has one target', () => {
    const targets = [
      { collectionId: 'shop', memberAreaId: '' },
      { memberAreaId: 'members' },
      { externalLink: ' https://example.com ' },
      { collectionId: 'yard', folderBehavior: 1, children: [] },
      { collectionId: 'yard', children: [SHOP] },
      { title: 'Yard', folderBehavior: 7 },
      { title: 'Nowhere', children: [] },
    ].map(targetOf);
    expect(targets).to.deep.equal([
      { kind: 'collection', id: 'shop' },
      { kind: 'member-area', id: 'members' },
      { kind: 'external-link', url: 'https://example.com' },
      { kind: 'folder', behavior: 'index' },
      { kind: 'folder', behavior: null },
      { kind: 'folder', behavior: null },
      { kind: 'unknown' },
    ]);
  });
});

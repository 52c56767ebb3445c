import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import {
  createMemoryStoreSetupGateway,
  SETUP_STEPS,
  StoreCreation,
  type CreatedStore,
  type CreationState,
  type MemoryStoreSetupGateway,
  type SetupStep,
} from '../../../owner/rules/index.ts';
import { createStorageArea, type StorageArea } from '../../../core/session/index.ts';

const POTS = { title: 'Pots', description: 'All of them', isInNavigation: true };

/** Stores in memory only, like a browser without storage. */
const memoryArea = (now = () => 0): StorageArea =>
  createStorageArea({
    open: () => {
      throw new Error('no storage');
    },
    now,
    onFailure: () => undefined,
  });

/** A site, and the pages that its owner opens in turn. */
function openSite(taken: readonly string[] = [], storage = memoryArea()) {
  const gateway = createMemoryStoreSetupGateway(taken);
  const entries = new Set<string>();
  const created: CreatedStore[] = [];
  const reported: unknown[] = [];
  let failing: { readonly error: unknown; readonly isDone: boolean } | null = null;
  let idCount = 0;
  const openPage = (own: Partial<MemoryStoreSetupGateway> = {}) =>
    new StoreCreation({
      gateway: { ...gateway, ...own },
      addToNavigation: async (collectionId) => {
        await Promise.resolve();
        const failure = failing;
        failing = null;
        if (!failure || failure.isDone) entries.add(collectionId);
        if (failure) throw failure.error;
      },
      createId: () => `key-${++idCount}`,
      storage,
      report: (error) => reported.push(error),
      onCreated: (store) => created.push(store),
    });
  return {
    gateway,
    entries,
    created,
    reported,
    openPage,
    failNavigation(error: unknown, isDone = false) {
      failing = { error, isDone };
    },
  };
}

const stateOf = ({ $state }: StoreCreation): string => {
  const now = $state.get();
  return 'step' in now ? `${now.state} ${now.step}` : now.state;
};

function follow(creation: StoreCreation): string[] {
  const seen: string[] = [];
  creation.$state.listen(() => seen.push(stateOf(creation)));
  return seen;
}

/** Opens a page in which a step fails once, before or after its effect. */
function failAt(site: ReturnType<typeof openSite>, step: SetupStep, isDone: boolean): StoreCreation {
  let isFirst = true;
  const failOnce = (at: SetupStep) => {
    if (at === step && isFirst) site.gateway.failNext(FAILURE_KINDS.timeout, isDone);
    isFirst &&= at !== step;
  };
  if (step === 'navigation') site.failNavigation(new StorefrontError(FAILURE_KINDS.timeout), isDone);
  return site.openPage({
    createCollection: (...call) => {
      failOnce('collection');
      return site.gateway.createCollection(...call);
    },
    createRootCategory: (...call) => {
      failOnce('category');
      return site.gateway.createRootCategory(...call);
    },
  });
}

describe('creation of a store', () => {
  it('creates collection and category, and the navigation entry on request', async () => {
    const site = openSite();
    const creation = site.openPage();
    const seen = follow(creation);
    await creation.start(POTS);
    assert.deepEqual(seen, ['creating collection', 'creating category', 'creating navigation', 'done']);
    const store = { collectionId: 'collection-1', title: 'Pots', urlId: 'pots' };
    assert.deepEqual(creation.$state.get(), { state: 'done', wish: POTS, store });
    assert.deepEqual(site.created, [store]);
    const { title, description } = POTS;
    const collection = { id: 'collection-1', title, description, urlId: 'pots', rootCategory: 'All' };
    assert.deepEqual(site.gateway.collections, [collection]);
    assert.deepEqual([...site.entries], ['collection-1']);
    creation.reset();
    await creation.start({ ...POTS, isInNavigation: false });
    assert.equal(site.entries.size, 1);
    assert.equal(site.gateway.collections[1]?.urlId, 'pots-2');
  });

  it('uses the first free URL, also if the taken ones are unknown', async () => {
    const site = openSite(['pots', 'pots-2']);
    const informed = site.openPage();
    await informed.loadTaken(new AbortController().signal);
    assert.equal(informed.urlIdOf('Pots'), 'pots-3');
    const seen: string[] = [];
    const unaware = site.openPage({
      createCollection: (collection, key) => {
        seen.push(`${collection.urlId} ${key}`);
        return site.gateway.createCollection(collection, key);
      },
    });
    assert.equal(unaware.urlIdOf('Pots'), 'pots');
    await unaware.start(POTS);
    assert.deepEqual(seen, ['pots key-1', 'pots-2 key-3', 'pots-3 key-4']);
    assert.deepEqual(
      site.gateway.collections.map(({ urlId }) => urlId),
      ['pots-3'],
    );
  });

  it('gives up after 20 taken URLs', async () => {
    const site = openSite();
    let count = 0;
    const creation = site.openPage({
      createCollection: () => {
        count += 1;
        return Promise.resolve({ outcome: 'taken' });
      },
    });
    await creation.start(POTS);
    assert.equal(count, 20);
    assert.equal(stateOf(creation), 'asking');
  });

  for (const step of SETUP_STEPS)
    for (const isDone of [false, true])
      for (const isOtherPage of [false, true]) {
        const [what, where] = [
          isDone ? 'whose response is lost' : 'that fails',
          isOtherPage ? 'another page' : 'the page',
        ];
        it(`resumes in ${where} with the ${step} ${what}, and creates nothing twice`, async () => {
          const site = openSite();
          let creation = failAt(site, step, isDone);
          await creation.start(POTS);
          assert.equal(stateOf(creation), `stopped ${step}`);
          assert.deepEqual(site.created, []);
          if (isOtherPage) creation = site.openPage();
          assert.equal(stateOf(creation), `stopped ${step}`);
          const seen = follow(creation);
          await creation.resume();
          assert.equal(creation.$state.get().state, 'done');
          assert.equal(seen[0], `creating ${step}`);
          assert.deepEqual(
            site.gateway.collections.map(({ urlId, rootCategory }) => [urlId, rootCategory]),
            [['pots', 'All']],
          );
          assert.deepEqual([...site.entries], ['collection-1']);
          assert.equal(site.created.length, 1);
          assert.equal(stateOf(site.openPage()), 'asking');
        });
      }

  it('lets the owner correct a refused request, and stores nothing of it', async () => {
    const site = openSite();
    const creation = site.openPage();
    site.gateway.failNext(FAILURE_KINDS.invalid);
    await creation.start(POTS);
    const now = creation.$state.get() as Extract<CreationState, { readonly state: 'asking' }>;
    assert.equal(now.failure?.kind, 'invalid');
    assert.equal(stateOf(site.openPage()), 'asking');
    await creation.start({ ...POTS, title: 'Vases' });
    assert.deepEqual(
      site.gateway.collections.map(({ urlId }) => urlId),
      ['vases'],
    );
  });

  it('can skip the navigation on a site without one', async () => {
    const site = openSite();
    const creation = site.openPage();
    const failure = new StorefrontError(FAILURE_KINDS.notFound);
    site.failNavigation(failure);
    await creation.start(POTS);
    assert.equal((creation.$state.get() as { readonly failure?: unknown }).failure, failure);
    creation.skipNavigation();
    assert.equal(creation.$state.get().state, 'done');
    assert.equal(site.entries.size, 0);
    assert.equal(site.created.length, 1);
  });

  it('can skip only the navigation', async () => {
    const site = openSite();
    const creation = failAt(site, 'category', false);
    await creation.start(POTS);
    creation.skipNavigation();
    assert.equal(stateOf(creation), 'stopped category');
  });

  it('ignores a second click and a reset while it is running', async () => {
    const site = openSite();
    const creation = site.openPage();
    const first = creation.start(POTS);
    creation.reset();
    await Promise.all([first, creation.start(POTS), creation.resume()]);
    assert.equal(site.gateway.collections.length, 1);
    assert.equal(site.created.length, 1);
  });

  it('forgets a discarded creation; created parts stay', async () => {
    const site = openSite();
    const creation = failAt(site, 'category', false);
    await creation.start(POTS);
    creation.reset();
    assert.equal(stateOf(creation), 'asking');
    assert.equal(stateOf(site.openPage()), 'asking');
    await site.openPage().start(POTS);
    assert.deepEqual(
      site.gateway.collections.map(({ urlId }) => urlId),
      ['pots', 'pots-2'],
    );
  });

  it('resumes a lost request for a day, because the store then forgets its key', async () => {
    let nowMs = 0;
    const site = openSite(
      [],
      memoryArea(() => nowMs),
    );
    await failAt(site, 'collection', true).start(POTS);
    nowMs = 86_399_999;
    assert.equal(stateOf(site.openPage()), 'stopped collection');
    nowMs = 86_400_000;
    assert.equal(stateOf(site.openPage()), 'asking');
    await failAt(site, 'category', true).start({ ...POTS, title: 'Vases' });
    nowMs = 1e12;
    assert.equal(stateOf(site.openPage()), 'stopped category');
  });

  it('reports a mistake of an own backend, and ignores stored data of another version', async () => {
    const storage = memoryArea();
    storage.set('store-setup', { urlId: 'pots', wish: 'Pots' });
    const site = openSite([], storage);
    const mistake = new TypeError('backend');
    const creation = site.openPage({
      loadUrlIds: () => Promise.reject(mistake),
      createRootCategory: () => Promise.reject(mistake),
    });
    assert.equal(stateOf(creation), 'asking');
    await creation.loadTaken(new AbortController().signal);
    await creation.start(POTS);
    assert.equal(stateOf(creation), 'stopped category');
    assert.deepEqual(site.reported, [mistake, mistake]);
  });
});

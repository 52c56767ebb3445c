import { atom, type ReadableAtom } from 'nanostores';
import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../../../core/errors/index.ts';
import type { StorageArea } from '../../../core/session/index.ts';
import type { Report } from '../../../core/shared/index.ts';
import { STORE_SETUP_WORDS } from '../../../core/words/index.ts';
import type { StoreSetupGateway } from './gateway.ts';
import { readKeptCreation, type KeptCreation, type StoreWish } from './kept-creation.ts';
import { FALLBACK_STORE_TITLE, toUrlId } from './url-id.ts';

/** The steps of a creation, in order; the last one is optional. Source: docs/behaviour/owner.md §1.1 */
export const SETUP_STEPS = ['collection', 'category', 'navigation'] as const;

/** A step of the creation. */
export type SetupStep = (typeof SETUP_STEPS)[number];

/** A store that was created. */
export interface CreatedStore {
  readonly collectionId: string;
  readonly title: string;
  readonly urlId: string;
}

interface Underway {
  readonly wish: StoreWish;
  readonly urlId: string;
  readonly step: SetupStep;
}

/** The progress of a store's creation. Source: docs/behaviour/owner.md §1.6 */
export type CreationState =
  /** The failure is the store's refusal; nothing was created. */
  | { readonly state: 'asking'; readonly failure: StorefrontError | null }
  | ({ readonly state: 'creating' } & Underway)
  /** The failure is null if the visitor left the page meanwhile. */
  | ({ readonly state: 'stopped'; readonly failure: unknown } & Underway)
  | { readonly state: 'done'; readonly wish: StoreWish; readonly store: CreatedStore };

/** Dependencies of a creation. */
export interface StoreCreationParts {
  readonly gateway: StoreSetupGateway;
  /** Appends the collection to the main navigation; may be repeated. */
  readonly addToNavigation: (collectionId: string) => Promise<void>;
  readonly createId: () => string;
  /** The storage of the progress. */
  readonly storage: StorageArea;
  readonly report: Report;
  /** Notifies the page of a new store. */
  readonly onCreated: (store: CreatedStore) => void;
}

const KEY = 'store-setup';
/** As long as a store remembers idempotency keys: a day. */
const UNCERTAIN_LIFETIME_MS = 86_400_000;
/** Limits attempts with a store that accepts no address. */
const MAX_TRIES = 20;
const ASKING: CreationState = { state: 'asking', failure: null };

/** Creates a store step by step. Completed steps are kept; a retry resumes at the failed one. */
export class StoreCreation {
  readonly #$state = atom<CreationState>(ASKING);
  readonly #parts: StoreCreationParts;
  readonly #taken = new Set<string>();
  #work: KeptCreation | null = null;

  /**
   * Resumes a creation of an earlier page; sends nothing yet.
   * @param parts the gateway and the storage of the progress
   * Source: docs/behaviour/owner.md §1.6
   */
  constructor(parts: StoreCreationParts) {
    this.#parts = parts;
    this.#work = parts.storage.get(KEY, readKeptCreation);
    if (this.#work) this.#$state.set({ state: 'stopped', ...this.#underway(this.#work), failure: null });
  }

  /** The current progress. */
  get $state(): ReadableAtom<CreationState> {
    return this.#$state;
  }

  /**
   * Reads the addresses that are taken. After a failure, the store still refuses them.
   * @param signal aborts the request
   */
  async loadTaken(signal: AbortSignal): Promise<void> {
    try {
      for (const urlId of await this.#parts.gateway.loadUrlIds(signal)) this.#taken.add(urlId);
    } catch (error) {
      if (!signal.aborted && !isStorefrontError(error)) this.#parts.report(error, 'store-setup/url-ids');
    }
  }

  /**
   * Names the address of a store.
   * @param title as the owner writes it
   * @returns the last part of the address, free among the known addresses
   * Source: docs/behaviour/owner.md §1.4
   */
  urlIdOf(title: string): string {
    return toUrlId(title, { fallback: FALLBACK_STORE_TITLE, isTaken: (urlId) => this.#taken.has(urlId) });
  }

  /**
   * Creates a store, unless another one is under way or not finished.
   * @param wish the requested store; its title is not blank
   */
  async start(wish: StoreWish): Promise<void> {
    if (this.#$state.get().state !== 'asking') return;
    const { createId } = this.#parts;
    await this.#run({
      wish,
      urlId: this.urlIdOf(wish.title),
      collectionKey: createId(),
      categoryKey: createId(),
      collectionId: null,
      hasCategory: false,
    });
  }

  /** Resumes at the failed step. */
  async resume(): Promise<void> {
    if (this.#$state.get().state === 'stopped' && this.#work) await this.#run(this.#work);
  }

  /** Skips the main navigation after a failure to add to it. */
  skipNavigation(): void {
    const now = this.#$state.get();
    if (now.state === 'stopped' && now.step === 'navigation' && this.#work) this.#finish(this.#work);
  }

  /** Abandons a failed creation, or resets after a finished one. Whatever was created stays. */
  reset(): void {
    if (this.#$state.get().state === 'creating') return;
    this.#forget();
    this.#$state.set(ASKING);
  }

  async #run(begun: KeptCreation): Promise<void> {
    this.#keep(begun);
    try {
      if (begun.collectionId === null) await this.#createCollection(begun);
      await this.#createCategory();
      const { collectionId, wish } = this.#work ?? begun;
      if (wish.isInNavigation && collectionId !== null) await this.#parts.addToNavigation(collectionId);
      this.#finish(this.#work ?? begun);
    } catch (error) {
      this.#stop(error);
    }
  }

  async #createCollection(begun: KeptCreation): Promise<void> {
    let work = begun;
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const { title, description } = work.wish;
      const collection = { title, urlId: work.urlId, description };
      const answer = await this.#parts.gateway.createCollection(collection, work.collectionKey);
      this.#taken.add(work.urlId);
      if (answer.outcome === 'created') {
        this.#keep({ ...work, collectionId: answer.id });
        return;
      }
      // Another address is another request.
      work = { ...work, urlId: this.urlIdOf(title), collectionKey: this.#parts.createId() };
      this.#keep(work);
    }
    throw new StorefrontError(FAILURE_KINDS.invalid);
  }

  async #createCategory(): Promise<void> {
    const work = this.#work;
    if (!work || work.collectionId === null || work.hasCategory) return;
    const { collectionId, categoryKey } = work;
    await this.#parts.gateway.createRootCategory(collectionId, STORE_SETUP_WORDS.allProducts, categoryKey);
    this.#keep({ ...work, hasCategory: true });
  }

  #keep(work: KeptCreation): void {
    this.#work = work;
    const lifetimeMs = work.collectionId === null ? UNCERTAIN_LIFETIME_MS : undefined;
    this.#parts.storage.set(KEY, work, lifetimeMs);
    this.#$state.set({ state: 'creating', ...this.#underway(work) });
  }

  #stop(failure: unknown): void {
    if (!isStorefrontError(failure)) this.#parts.report(failure, 'store-setup/create');
    const work = this.#work;
    const isRefused = isStorefrontError(failure) && failure.kind === FAILURE_KINDS.invalid;
    if (work && !(isRefused && work.collectionId === null)) {
      this.#$state.set({ state: 'stopped', ...this.#underway(work), failure });
      return;
    }
    this.#forget();
    this.#$state.set({ state: 'asking', failure: isRefused ? failure : null });
  }

  #finish({ wish, urlId, collectionId }: KeptCreation): void {
    if (collectionId === null) return;
    const store = { collectionId, title: wish.title, urlId };
    this.#forget();
    this.#$state.set({ state: 'done', wish, store });
    this.#parts.onCreated(store);
  }

  #forget(): void {
    this.#work = null;
    this.#parts.storage.remove(KEY);
  }

  #underway({ wish, urlId, collectionId, hasCategory }: KeptCreation): Underway {
    if (collectionId === null) return { wish, urlId, step: 'collection' };
    return { wish, urlId, step: hasCategory ? 'navigation' : 'category' };
  }
}

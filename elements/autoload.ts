import type { Report } from '../core/shared/index.ts';
import { warnAuthor } from './host/warn-author.ts';
import { captureSubmits } from './parts/submits/own-submits.ts';
import { announceReady } from './ready.ts';
import { PROVIDER_TAGS } from './provider-tags.ts';
import type { TagName } from './tag-names.ts';
import { watchPrinted } from './watch-printed.ts';

/** Tries for one tag until the browser is online again: any change of the page starts one. */
const MAX_TRIES = 3;

/** Names that somebody may have meant as ours, but for what a tag draws into. */
const LIKE_OURS = /^(store(?!-view-)|cart|add)-/;

/** Until then another script may define them. */
const PATIENCE_MS = 5_000;

/** Defines those of our tags that stand in a part of the page and are not defined yet. */
export type Discover = (root: Element | Document | DocumentFragment) => Promise<void>;

/** Tells whether a tag of the document is worth fetching already. */
type ShouldLoad = (element: Element) => boolean;

/**
 * Watches the document, and defines a tag when one stands in it.
 * @param loaders tag → what fetches and defines it, in the order in which they are told of
 * @param report takes what could not be loaded
 * @param createWorth given what to call when more of them are worth it, tells which tags of the document are worth
 *   fetching already; every one by default
 * @returns the same for a part that the document does not see, where every tag is worth it
 * Source: docs/behaviour/elements.md §1.4, §1.5
 */
export function autoload(
  loaders: Readonly<Partial<Record<TagName, () => Promise<unknown>>>>,
  report: Report,
  createWorth: (lookAgain: () => void) => ShouldLoad = () => () => true,
): Discover {
  const tags = Object.keys(loaders) as TagName[];
  const undefinedTags = tags.map((tag) => `${tag}:not(:defined)`).join(',') || ':not(*)';
  const loading = new Map<TagName, Promise<unknown> | undefined>();
  const failureCounts = new Map<TagName, number>();

  async function discover(
    root: Element | Document | DocumentFragment,
    isWorth: ShouldLoad = () => true,
  ): Promise<void> {
    // Also of forms whose tag is on its way, or does not come.
    captureSubmits(root);
    const elements = [...root.querySelectorAll(undefinedTags)].filter(isWorth);
    const names = new Set([...elements, root].map(nameOf));
    const found = tags.filter((tag) => names.has(tag) && countFailures(tag) < MAX_TRIES);
    if (found.length === 0) return;
    // First the tags that say which store and which product those inside belong to.
    await Promise.all(found.filter(isProvider).map(load));
    await Promise.all(found.filter((tag) => !isProvider(tag)).map(load));
    await announceReady(found);
  }

  async function load(tag: TagName): Promise<void> {
    const present = loading.get(tag);
    const load = present ?? loaders[tag]?.();
    loading.set(tag, load);
    try {
      await load;
    } catch (error) {
      if (present) return;
      loading.delete(tag);
      failureCounts.set(tag, countFailures(tag) + 1);
      report(error, 'autoloader');
    }
  }

  function countFailures(tag: TagName): number {
    return failureCounts.get(tag) ?? 0;
  }

  if (typeof document !== 'undefined') {
    // Before watch(), which looks again when the browser is online.
    addEventListener('online', () => {
      failureCounts.clear();
    });
    const look = () => void discover(document, isWorth);
    const isWorth = createWorth(look);
    watch(look, undefinedTags, report);
  }
  return discover;
}

function nameOf(node: Node): string | undefined {
  return node instanceof HTMLElement ? node.localName : undefined;
}

function isProvider(tag: TagName): boolean {
  return PROVIDER_TAGS.includes(tag);
}

function watch(look: () => void, undefinedTags: string, report: Report): void {
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) look();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('online', look);
  look();
  setTimeout(() => {
    // A test takes its document away, and timers run on.
    if (typeof document === 'undefined') return;
    for (const element of document.querySelectorAll(`:not(:defined, ${undefinedTags})`))
      if (LIKE_OURS.test(element.localName)) warnAuthor(element, { about: 'tag' });
  }, PATIENCE_MS);
  watchPrinted(report);
}

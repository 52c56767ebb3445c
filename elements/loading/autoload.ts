import { membersOf, onReturn, type Report } from '../../core/shared/index.ts';
import { warnAuthor } from '../host/index.ts';
import { captureSubmits } from '../submits/index.ts';
import { announceReady } from './ready.ts';
import { PROVIDER_TAGS } from '../provider-tags.ts';
import type { TagName } from '../tag-names.ts';
import { watchPrinted } from '../printed/index.ts';

/** Attempts for one tag until the browser is online again; each change of the page starts one. */
const MAX_TRIES = 3;

/** Names that look like one of our tags, except those that a tag draws into. */
const LIKE_OURS = /^(store(?!-view-)|cart|add)-/;

/** Another script may still define such a tag before this time. */
const GRACE_MS = 5_000;

/** Defines those of our tags in a part of the page that are not defined yet. */
export type Discover = (root: Element | Document | DocumentFragment) => Promise<void>;

/** Whether a tag of the document should load now. */
type ShouldLoad = (element: Element) => boolean;

/**
 * Watches the document, and defines each tag that appears in it.
 * @param loaders tag → its loader, in the order in which they are announced
 * @param report receives load failures
 * @param createFilter creates the filter of tags in the document that should load now; it receives a callback to call
 * when more tags should load. By default every tag should
 * @returns does the same for a subtree outside of the document's, without a filter
 * Source: docs/behaviour/elements.md §1.4, §1.5
 */
export function autoload(
  loaders: Readonly<Partial<Record<TagName, () => Promise<unknown>>>>,
  report: Report,
  createFilter: (onMore: () => void) => ShouldLoad = () => () => true,
): Discover {
  const tags = Object.keys(loaders) as TagName[];
  const undefinedTags = tags.map((tag) => `${tag}:not(:defined)`).join(',') || ':not(*)';
  const loading = new Map<TagName, Promise<unknown> | undefined>();
  const failureCounts = new Map<TagName, number>();

  async function discover(
    root: Element | Document | DocumentFragment,
    shouldLoad: ShouldLoad = () => true,
  ): Promise<void> {
    // Also covers forms whose tag is still loading, or fails to.
    captureSubmits(root);
    const elements = [...root.querySelectorAll(undefinedTags)].filter(shouldLoad);
    const names = new Set([...elements, root].map(nameOf));
    const found = tags.filter((tag) => names.has(tag) && countFailures(tag) < MAX_TRIES);
    if (found.length === 0) return;
    // Providers first: they decide which store and product the tags inside them use.
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
    const look = () => void discover(document, shouldLoad);
    const shouldLoad = createFilter(look);
    onReturn(({ type }) => {
      if (type === 'online') failureCounts.clear();
      look();
    });
    watch(look, undefinedTags, report);
  }
  return discover;
}

function nameOf(node: Node): string | undefined {
  return node instanceof HTMLElement ? membersOf(node).localName : undefined;
}

function isProvider(tag: TagName): boolean {
  return PROVIDER_TAGS.includes(tag);
}

function watch(look: () => void, undefinedTags: string, report: Report): void {
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) look();
  });
  observer.observe(document, { childList: true, subtree: true });
  look();
  setTimeout(() => {
    // A test may have removed its document while timers keep running.
    if (typeof document === 'undefined') return;
    for (const element of document.querySelectorAll(`:not(:defined, ${undefinedTags})`))
      if (LIKE_OURS.test(element.localName)) warnAuthor(element, { about: 'tag' });
  }, GRACE_MS);
  watchPrinted(report);
}

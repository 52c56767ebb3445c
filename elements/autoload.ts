import { enhanceOnDemand } from './enhance/on-demand.ts';
import { announceReady } from './ready.ts';
import { PROVIDER_TAGS, type TagName } from './tag-names.ts';

/** Defines those of our tags that stand in a part of the page and are not defined yet. */
export type Discover = (root: Element | Document | DocumentFragment) => Promise<void>;

/**
 * Watches the document, and defines a tag when one stands in it.
 * @param loaders tag → what fetches and defines it, in the order in which they are told of
 * @returns the same for a part that the document does not see
 * Source: docs/behaviour/elements.md §1.4
 */
export function autoload(loaders: Readonly<Partial<Record<TagName, () => Promise<unknown>>>>): Discover {
  const tags = Object.keys(loaders) as TagName[];
  const undefinedTags = tags.map((tag) => `${tag}:not(:defined)`).join(',');
  const loading = new Map<TagName, Promise<unknown> | undefined>();

  async function discover(root: Element | Document | DocumentFragment): Promise<void> {
    const names = new Set([...root.querySelectorAll(undefinedTags), root].map(nameOf));
    const found = tags.filter((tag) => names.has(tag));
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
      loading.delete(tag);
      if (!present) await report(error, 'autoloader');
    }
  }

  if (typeof document !== 'undefined') watch(() => void discover(document));
  return discover;
}

function nameOf(node: Node): string | undefined {
  return node instanceof HTMLElement ? node.localName : undefined;
}

function isProvider(tag: TagName): boolean {
  return PROVIDER_TAGS.includes(tag);
}

async function report(error: unknown, context: string): Promise<void> {
  try {
    const { storefront } = await import('../core/storefront/index.ts');
    storefront().report(error, context);
  } catch {
    console.error(error);
  }
}

function watch(look: () => void): void {
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) look();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('online', look);
  look();
  enhanceOnDemand(
    () => import('./enhance/enhance-markup.ts'),
    (error, context) => void report(error, context),
  );
}

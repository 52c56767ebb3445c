import { enhanceOnDemand } from './enhance/on-demand.ts';
import { announceReady } from './ready.ts';
import { TAG_LOADERS } from './tag-loaders.ts';
import { PROVIDER_TAGS, TAG_NAMES, type TagName } from './tag-names.ts';

const UNDEFINED_TAGS = TAG_NAMES.map((tag) => `${tag}:not(:defined)`).join(',');

const loading = new Map<TagName, Promise<unknown>>();

/**
 * Defines those of our tags that stand in a part of the page and are not defined yet. The document is watched by
 * itself; call this for what stands inside a shadow root.
 * @param root where to look
 * @returns when all that could be loaded is defined; what failed is reported, and tried again when it is seen next
 * Source: docs/behaviour/elements.md §1.4
 */
export async function discover(root: Element | Document | DocumentFragment): Promise<void> {
  const found = new Set(
    [...root.querySelectorAll(UNDEFINED_TAGS), root].flatMap((node) => tagOf(node) ?? []),
  );
  if (found.size === 0) return;
  const tags = TAG_NAMES.filter((tag) => found.has(tag));
  // First the tags that say which store and which product those inside belong to.
  await Promise.all(tags.filter(isProvider).map(load));
  await Promise.all(tags.filter((tag) => !isProvider(tag)).map(load));
  await announceReady(tags);
}

function isProvider(tag: TagName): boolean {
  return PROVIDER_TAGS.includes(tag);
}

function tagOf(node: Node): TagName | undefined {
  return node instanceof HTMLElement ? TAG_NAMES.find((tag) => tag === node.localName) : undefined;
}

async function load(tag: TagName): Promise<void> {
  const present = loading.get(tag);
  const load = present ?? TAG_LOADERS[tag]();
  loading.set(tag, load);
  try {
    await load;
  } catch (error) {
    loading.delete(tag);
    if (!present) await report(error, 'autoloader');
  }
}

async function report(error: unknown, context: string): Promise<void> {
  try {
    const { storefront } = await import('../core/storefront/index.ts');
    storefront().report(error, context);
  } catch {
    console.error(error);
  }
}

function watch(): void {
  const look = () => void discover(document);
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

if (typeof document !== 'undefined') watch();

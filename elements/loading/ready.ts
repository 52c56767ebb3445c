import { shelf } from '../../core/shared/index.ts';

/** Dispatched on the document once the tags found so far work. Source: docs/behaviour/elements.md §5.4. */
export class StoreReadyEvent extends Event {
  /** The newly defined tags, in the order of their definition. */
  readonly tags: readonly string[];
  readonly detail: { readonly tags: readonly string[] };

  constructor(tags: readonly string[]) {
    super('store-ready');
    this.tags = tags;
    this.detail = { tags };
  }
}

/**
 * Announces on the document that tags work: once per tag, across all copies of the script.
 * @param tags names of tags that were just defined
 * @returns resolves after the announcement, which waits until the document has been parsed
 * Source: docs/behaviour/elements.md §5.4
 */
export async function announceReady(tags: readonly string[]): Promise<void> {
  if (typeof document === 'undefined') return;
  const announced = shelf('announced-tags', () => new Set<string>());
  await whenParsed();
  const fresh = tags.filter((tag) => customElements.get(tag) && !announced.has(tag));
  if (fresh.length === 0) return;
  for (const tag of fresh) announced.add(tag);
  document.dispatchEvent(new StoreReadyEvent(fresh));
}

function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    const onParsed = () => {
      resolve();
    };
    document.addEventListener('DOMContentLoaded', onParsed, { once: true });
  });
}

declare global {
  interface DocumentEventMap {
    'store-ready': StoreReadyEvent;
  }
}

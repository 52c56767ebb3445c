import { PROVIDER_TAGS } from '../provider-tags.ts';

const UNDEFINED_PROVIDERS = PROVIDER_TAGS.map((tag) => `${tag}:not(:defined)`).join(',');

/**
 * Acts once all providers above an element are defined, immediately if they are. Before that the store is unknown, and
 * requests would reach the wrong one.
 * @param host the element
 * @param action what to do
 * Source: docs/behaviour/elements.md §3.6
 */
export function whenProvided(host: Element, action: () => void): void {
  const tag = undefinedProviderOf(host);
  if (tag === null) {
    action();
    return;
  }
  void customElements.whenDefined(tag).then(() => {
    whenProvided(host, action);
  });
}

function undefinedProviderOf(host: Element): string | null {
  let place: Element | null = host;
  while (place) {
    const tag = place.closest(UNDEFINED_PROVIDERS)?.localName;
    // Outside the document, even a defined tag is not upgraded.
    if (tag !== undefined && !customElements.get(tag)) return tag;
    const root = place.getRootNode();
    place = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

import { createSanitiser, readScripts } from '../../../core/html/index.ts';
import type { PostSubmit } from '../content.ts';

/** What the page adds to an owner's markup. */
export interface MarkupPage {
  /** For scripts under a strict policy; null without one. */
  readonly nonce: string | null;
  /** The address of the store, if it is another site: addresses in its markup are relative to it. */
  readonly storeUrl: string | null;
}

/** The content whose scripts have run: a tag that is moved must not count a sale twice. */
const ran = new WeakSet<PostSubmit>();

/**
 * Sanitises the owner's post-submit HTML, inserts it, and runs its scripts if they may run.
 * @param place an empty node
 * @param postSubmit the HTML
 * @param page the page's part
 * Source: docs/behaviour/forms.md §5.3
 */
export function showMarkup(
  place: HTMLElement,
  postSubmit: PostSubmit,
  { nonce, storeUrl }: MarkupPage,
): void {
  const { html, hasScripts } = postSubmit;
  place.replaceChildren(createSanitiser(globalThis, storeUrl ?? undefined)(html));
  if (!hasScripts || ran.has(postSubmit)) return;
  ran.add(postSubmit);
  void runInOrder(place, readScripts(html, nonce));
}

/** Inline scripts must not run before earlier external scripts have loaded. */
async function runInOrder(place: HTMLElement, scripts: readonly HTMLScriptElement[]): Promise<void> {
  for (const script of scripts) {
    const ended = new Promise((resolve) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', resolve);
    });
    place.append(script);
    if (script.src !== '' && !script.async) await ended;
  }
}

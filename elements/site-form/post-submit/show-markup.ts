import { createSanitiser, readScripts } from '../../../core/html/index.ts';
import type { PostSubmit } from '../content.ts';

const sanitise = createSanitiser(globalThis);

/** Whose scripts have run: a tag that is taken out and put back counts a sale once. */
const ran = new WeakSet<PostSubmit>();

/**
 * Puts what the owner has written for after the submission into a node, made safe, and runs its scripts if they may run.
 * @param place an empty node
 * @param postSubmit what is shown
 * @param nonce of scripts under a strict policy; null without one
 * Source: docs/behaviour/forms.md §5.3
 */
export function showMarkup(place: HTMLElement, postSubmit: PostSubmit, nonce: string | null): void {
  const { html, hasScripts } = postSubmit;
  place.replaceChildren(sanitise(html));
  if (!hasScripts || ran.has(postSubmit)) return;
  ran.add(postSubmit);
  void runInOrder(place, readScripts(html, nonce));
}

/** A script without an address would run before those that are still on their way. */
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

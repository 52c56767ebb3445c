import { isResting } from '../../../core/shared/index.ts';

/** Events that only a visitor causes; scripts of a page also scroll. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin'];

let first: Promise<void> | null = null;

/**
 * Waits for the first interaction, from the first call on.
 * @returns resolves with the first interaction, once for the whole page
 * Source: docs/behaviour/elements.md §3.3
 */
export function firstInteraction(): Promise<void> {
  first ??= new Promise((resolve) => {
    // The first one was what on-interaction.js has waited for.
    if (document.querySelector('[data-store-used]')) resolve();
    const onEvent = (event: Event) => {
      if (!isResting(event)) resolve();
    };
    // They stay: without effect later, and removing them would take bytes of the entry bundle.
    for (const type of INTERACTIONS) addEventListener(type, onEvent, { capture: true, passive: true });
  });
  return first;
}

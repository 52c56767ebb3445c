import type { Card } from './card.ts';

/** What can be a group without losing a meaning of its own. */
const GROUPABLE = 'div, section, article, fieldset';

/** What the site has named itself, or given another meaning. */
const NAMED = '[role], [aria-label], [aria-labelledby], [aria-hidden]';

/**
 * Names the card of one of several products by its heading, so that a screen reader tells whose button it is.
 * @param card the card
 * @param parts the product's controls: the group holds all of them
 * @param signal takes the name away
 * Source: docs/behaviour/printed-markup.md §3.4
 */
export function nameCard(
  { nodes, isAmongOthers }: Card,
  parts: readonly Element[],
  signal: AbortSignal,
): void {
  const largest = nodes.at(-1);
  const title = largest?.querySelector('h1, h2, h3, h4, h5, h6')?.textContent.trim().replaceAll(/\s+/g, ' ');
  const group = nodes.findLast(
    (node) => node.matches(GROUPABLE) && parts.every((part) => node.contains(part)),
  );
  if (!isAmongOthers || !title || !group || group.matches(NAMED)) return;
  group.setAttribute('aria-label', title);
  if (group.matches('div, section')) group.setAttribute('role', 'group');
  signal.addEventListener('abort', () => {
    group.removeAttribute('aria-label');
    group.removeAttribute('role');
  });
}

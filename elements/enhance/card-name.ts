import { membersOf } from '../../core/shared/index.ts';
import type { Card } from './card.ts';

/** Elements that can become a group without losing a role of their own. */
const GROUPABLE = 'div, section, article, fieldset';

/** Elements to which the site has given a name or a role. */
const NAMED = '[role], [aria-label], [aria-labelledby], [aria-hidden]';

const HEADING = 'h1, h2, h3, h4, h5, h6';

/**
 * Reads the name of a card's product.
 * @param card the card
 * @returns its heading; for a page's only product the heading next to it; '' where there is none
 * Source: docs/behaviour/printed-markup.md §2.2
 */
export function headingOf({ nodes, isAmongOthers }: Card): string {
  // The card of a page's only product is the whole page.
  const node = isAmongOthers ? nodes.at(-1) : nodes.find((one) => membersOf(one).querySelector(HEADING));
  const members = node && membersOf(node);
  const heading = (isAmongOthers ? null : members?.querySelector('h1')) ?? members?.querySelector(HEADING);
  return heading?.textContent.trim().replaceAll(/\s+/g, ' ') ?? '';
}

/**
 * Names the card of one of several products by its heading, so that screen readers announce which product a button
 * belongs to.
 * @param card the card
 * @param parts the product's controls: the group holds all of them
 * @param signal removes the name
 * Source: docs/behaviour/printed-markup.md §3.4
 */
export function nameCard(card: Card, parts: readonly Element[], signal: AbortSignal): void {
  const { nodes, isAmongOthers } = card;
  const title = headingOf(card);
  const group = nodes.findLast(
    (node) => membersOf(node).matches(GROUPABLE) && parts.every((part) => node.contains(part)),
  );
  if (!isAmongOthers || !title || !group || group.matches(NAMED)) return;
  group.setAttribute('aria-label', title);
  if (group.matches('div, section')) group.setAttribute('role', 'group');
  signal.addEventListener('abort', () => {
    group.removeAttribute('aria-label');
    group.removeAttribute('role');
  });
}

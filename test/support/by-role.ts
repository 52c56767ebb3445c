import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import './punctual-timers.ts';
import { waitUntil } from './wait-until.ts';

/** A role and the whole accessible name, or a pattern of it. */
export interface RoleAndName {
  readonly role: string;
  readonly name: string | RegExp;
}

/**
 * Finds visible nodes by role and accessible name, also in open shadow roots.
 * @param root where to look
 * @param query role and name
 * @returns the nodes, in document order
 */
export function allByRole(root: ParentNode, { role, name }: RoleAndName): HTMLElement[] {
  const isNamed = (element: HTMLElement) => {
    const present = computeAccessibleName(element);
    return typeof name === 'string' ? present === name : name.test(present);
  };
  return elementsBelow(root).filter(
    (element) => roleOf(element) === role && !isHidden(element) && isNamed(element),
  );
}

/** The library lacks the role of paragraphs, such as prices. */
function roleOf(element: Element): string | null {
  return getRole(element) ?? (element.localName === 'p' ? 'paragraph' : null);
}

/**
 * Finds the one node of a role and name.
 * @param root where to look
 * @param query role and name
 * @throws Error when there is none, or more than one
 */
export function byRole(root: ParentNode, query: RoleAndName): HTMLElement {
  const [found, ...others] = allByRole(root, query);
  if (!found || others.length > 0) {
    throw new Error(`${found ? others.length + 1 : 0} of ${query.role} "${String(query.name)}"`);
  }
  return found;
}

/**
 * Waits for the one node of a role and name.
 * @param root where to look
 * @param query role and name
 * @throws Error when it does not come
 */
export async function untilRole(root: ParentNode, query: RoleAndName): Promise<HTMLElement> {
  try {
    await waitUntil(() => allByRole(root, query).length === 1);
  } catch (cause) {
    throw new Error(`no single ${query.role} "${String(query.name)}" among ${namesIn(root, query.role)}`, {
      cause,
    });
  }
  return byRole(root, query);
}

/** Lists the nodes found instead, for the message of a rare failure. */
function namesIn(root: ParentNode, role: string): string {
  const named = (one: string) => allByRole(root, { role: one, name: /(?:)/ });
  const present = named(role).map((element) => `"${computeAccessibleName(element)}"`);
  const alerts = named('alert').map(({ textContent }) => `alert "${textContent}"`);
  const focused = focusedNode();
  const focus = focused ? [`focus in ${focused.localName} "${focused.textContent.trim().slice(0, 40)}"`] : [];
  return [...present, ...alerts, ...focus].join(', ');
}

/**
 * Clicks the one button of a name, once it exists.
 * @param root where to look
 * @param name the whole accessible name, or a pattern of it
 * @throws Error when it does not come
 */
export async function press(root: ParentNode, name: string | RegExp): Promise<void> {
  (await untilRole(root, { role: 'button', name })).click();
}

/**
 * Finds the focused node, also in nested shadow roots.
 * @returns the node, or null
 */
export function focusedNode(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

function elementsBelow(root: ParentNode): HTMLElement[] {
  const { shadowRoot } = root as ParentNode & Partial<Element>;
  const inner = shadowRoot ? elementsBelow(shadowRoot) : [];
  return [
    ...inner,
    ...[...root.children].flatMap((child) => [child as HTMLElement, ...elementsBelow(child)]),
  ];
}

// Unslotted nodes of the author are in the tree but not rendered.
function isHidden(element: HTMLElement): boolean {
  return element.getClientRects().length === 0 || isInaccessible(element);
}

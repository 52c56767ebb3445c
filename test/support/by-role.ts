import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import './punctual-timers.ts';
import { waitUntil } from './wait-until.ts';

/** A role and the whole accessible name, or a pattern of it. */
export interface RoleAndName {
  readonly role: string;
  readonly name: string | RegExp;
}

/**
 * Finds what a visitor's tools would find: by role and name, through open shadow roots, without what is hidden.
 * @param root where to look
 * @param wanted role and name
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

/** The library knows no paragraphs, which are all that a price is. */
function roleOf(element: Element): string | null {
  return getRole(element) ?? (element.localName === 'p' ? 'paragraph' : null);
}

/**
 * Finds the one node of a role and name.
 * @param root where to look
 * @param wanted role and name
 * @throws Error when there is none, or more than one
 */
export function byRole(root: ParentNode, wanted: RoleAndName): HTMLElement {
  const [found, ...others] = allByRole(root, wanted);
  if (!found || others.length > 0) {
    throw new Error(`${found ? others.length + 1 : 0} of ${wanted.role} "${String(wanted.name)}"`);
  }
  return found;
}

/**
 * Waits for the one node of a role and name.
 * @param root where to look
 * @param wanted role and name
 * @throws Error when it does not come
 */
export async function untilRole(root: ParentNode, wanted: RoleAndName): Promise<HTMLElement> {
  try {
    await waitUntil(() => allByRole(root, wanted).length === 1);
  } catch (cause) {
    throw new Error(`no single ${wanted.role} "${String(wanted.name)}" among ${namesIn(root, wanted.role)}`, {
      cause,
    });
  }
  return byRole(root, wanted);
}

/** What stands there instead, for a failure that comes once in twenty runs. */
function namesIn(root: ParentNode, role: string): string {
  const named = (one: string) => allByRole(root, { role: one, name: /(?:)/ });
  const present = named(role).map((element) => `"${computeAccessibleName(element)}"`);
  const alerts = named('alert').map(({ textContent }) => `alert "${textContent}"`);
  const focused = focusedNode();
  const focus = focused ? [`focus in ${focused.localName} "${focused.textContent.trim().slice(0, 40)}"`] : [];
  return [...present, ...alerts, ...focus].join(', ');
}

/**
 * Presses the one button of a name, once it is there.
 * @param root where to look
 * @param name the whole accessible name, or a pattern of it
 * @throws Error when it does not come
 */
export async function press(root: ParentNode, name: string | RegExp): Promise<void> {
  (await untilRole(root, { role: 'button', name })).click();
}

/**
 * The node that really has the focus, however deep in shadow roots.
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

// Nodes of the author that no slot takes are in the tree and not on the screen.
function isHidden(element: HTMLElement): boolean {
  return element.getClientRects().length === 0 || isInaccessible(element);
}

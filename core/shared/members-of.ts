/** The members that we use of nodes which may be forms of the page. */
type MemberName =
  | 'addEventListener'
  | 'after'
  | 'append'
  | 'assignedSlot'
  | 'before'
  | 'children'
  | 'clientHeight'
  | 'closest'
  | 'contains'
  | 'dataset'
  | 'dispatchEvent'
  | 'firstElementChild'
  | 'focus'
  | 'getAttribute'
  | 'getBoundingClientRect'
  | 'getClientRects'
  | 'getRootNode'
  | 'hasAttribute'
  | 'hidden'
  | 'id'
  | 'isConnected'
  | 'localName'
  | 'matches'
  | 'nextElementSibling'
  | 'nextSibling'
  | 'onsubmit'
  | 'ownerDocument'
  | 'parentElement'
  | 'parentNode'
  | 'prepend'
  | 'previousSibling'
  | 'querySelector'
  | 'querySelectorAll'
  | 'remove'
  | 'removeAttribute'
  | 'scrollHeight'
  | 'scrollTo'
  | 'scrollTop'
  | 'setAttribute'
  | 'shadowRoot'
  | 'style'
  | 'tabIndex'
  | 'textContent';

/** The members of a node, whatever the controls in it are named. */
export interface NodeMembers extends Pick<HTMLElement, MemberName> {
  readonly elements: HTMLFormControlsCollection;
  reportValidity(): boolean;
  requestSubmit(submitter?: HTMLElement | null): void;
  submit(): void;
  reset(): void;
}

/**
 * Reads and writes members of a node by the getters, setters and methods of its prototype: in a form, a control that is
 * named like a member, such as `style`, hides it.
 * @param node the form, or a node that may be one
 * @returns its members; not a node itself
 * Source: docs/behaviour/forms.md §9.7
 */
export function membersOf(node: Node): NodeMembers {
  // Not a global: the node may be of a frame, and a test may have removed the globals.
  const prototype = Object.getPrototypeOf(node) as object;
  return new Proxy(node, {
    get(target, name) {
      const member: unknown = Reflect.get(prototype, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
    set: (target, name, value) => Reflect.set(prototype, name, value, target),
  }) as unknown as NodeMembers;
}

/**
 * Finds the parent of a node, which may be a form.
 * @param node the node
 */
export function parentOf(node: Node): ParentNode | null {
  return membersOf(node).parentNode;
}

/**
 * Finds the element around another on the screen, across slots and shadow roots.
 * @param element the element, which may be a form
 * @returns null for the page's root
 */
export function outerElement(element: Element): Element | null {
  const { assignedSlot, parentElement, getRootNode } = membersOf(element);
  const root = getRootNode();
  return assignedSlot ?? parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

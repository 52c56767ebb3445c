/** Members of a form that we use, except those that only read its tree and attributes. */
type MemberName =
  | 'addEventListener'
  | 'append'
  | 'appendChild'
  | 'before'
  | 'after'
  | 'childNodes'
  | 'children'
  | 'closest'
  | 'contains'
  | 'dataset'
  | 'dispatchEvent'
  | 'getAttribute'
  | 'getRootNode'
  | 'hasAttribute'
  | 'hidden'
  | 'isConnected'
  | 'localName'
  | 'matches'
  | 'onsubmit'
  | 'ownerDocument'
  | 'parentElement'
  | 'prepend'
  | 'querySelector'
  | 'querySelectorAll'
  | 'removeAttribute'
  | 'setAttribute'
  | 'style'
  | 'tabIndex';

/** The members of a form, whatever its controls are named. */
export interface FormMembers extends Pick<HTMLElement, MemberName> {
  readonly elements: HTMLFormControlsCollection;
  checkValidity(): boolean;
  reportValidity(): boolean;
  requestSubmit(submitter?: HTMLElement | null): void;
  submit(): void;
}

/**
 * Reads and writes members of a form by the getters, setters and methods of its prototype: a control named like a member,
 * such as `style`, hides it. A project test forbids every other way.
 * @param form the form, or any other element
 * @returns its members; not a node itself
 * Source: docs/behaviour/forms.md §9.7
 */
export function membersOf(form: Element): FormMembers {
  // A form of a frame, or of a page whose test has removed the global, has a prototype of its own.
  const prototype = Object.getPrototypeOf(form) as object;
  return new Proxy(form, {
    get(target, name) {
      const member: unknown = Reflect.get(prototype, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
    set: (target, name, value) => Reflect.set(prototype, name, value, target),
  }) as unknown as FormMembers;
}

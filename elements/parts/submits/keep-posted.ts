import { attributeOf, isKeptPrivate, matches, rootOf, setAttributeOf } from './our-forms.ts';

/** Forms, and buttons that have a method of their own. */
const SENDERS = 'form,[formmethod]';

/** A visitor's submission begins with one of them; unlike that, they are heard outside of a shadow root. */
const INTENTS = ['click', 'keydown'];

/** Not of `Node`: a test may have taken the global away. */
const DOCUMENT_FRAGMENT_NODE = 11;

/** Form or button → the method that its author has written; null for none. */
const authors = new Map<Element, string | null>();
const watched = new WeakSet<Node>();
let observer: MutationObserver | null = null;

/**
 * Keeps what visitors type into the forms of a tree out of every address, also where a script sends one past everybody
 * (`submit()`): a form that is kept private gets `method="post"`, and so do its buttons.
 * @param root the document or shadow root
 * Source: docs/behaviour/forms.md §14.1
 */
export function keepPosted(root: Node): void {
  if (watched.has(root)) return;
  watched.add(root);
  observer ??= new MutationObserver(onChange);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['method', 'formmethod'] });
  postWithin(root);
  for (const type of INTENTS) root.addEventListener(type, lookIntoShadow, true);
}

/**
 * Does so for a form that is being sent: its tree may have changed in this very task.
 * @param form the form
 */
export function keepFormPosted(form: HTMLFormElement): void {
  const root = rootOf(form);
  keepPosted(root);
  postWithin(root);
}

/** Shadow roots of the page are not known until somebody comes to one; a form may be in any around a button. */
function lookIntoShadow(event: Event): void {
  for (const target of event.composedPath())
    if ((target as Node).nodeType === DOCUMENT_FRAGMENT_NODE) keepPosted(target as ShadowRoot);
}

function onChange(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes } of records) {
    post(target);
    for (const node of addedNodes) postWithin(node);
  }
  for (const [element, method] of authors) {
    if (isPrivate(element)) continue;
    authors.delete(element);
    // Unless the page has written another since.
    if (methodOf(element) === 'post') setAttributeOf(element, nameOf(element), method);
  }
}

function postWithin(node: Node): void {
  post(node);
  // A form may have a field of that name.
  // oxlint-disable-next-line typescript/no-deprecated -- only an overload is
  if (node instanceof Element) Element.prototype.querySelectorAll.call(node, SENDERS).forEach(post);
  else if ('querySelectorAll' in node) (node as ParentNode).querySelectorAll(SENDERS).forEach(post);
}

function post(node: Node): void {
  if (!(node instanceof Element && matches(node, SENDERS)) || /^(post|dialog)$/i.test(methodOf(node) ?? ''))
    return;
  if (!isPrivate(node)) return;
  authors.set(node, methodOf(node));
  setAttributeOf(node, nameOf(node), 'post');
}

function isPrivate(element: Element): boolean {
  const form = matches(element, 'form') ? element : (element as Partial<HTMLButtonElement>).form;
  if (!form?.isConnected) return false;
  const method = methodOf(form);
  const before = method === 'post' ? authors.get(form) : undefined;
  return isKeptPrivate(form, before === undefined ? method : before);
}

function methodOf(sender: Element): string | null {
  return attributeOf(sender, nameOf(sender));
}

function nameOf(sender: Element): string {
  return matches(sender, 'form') ? 'method' : 'formmethod';
}

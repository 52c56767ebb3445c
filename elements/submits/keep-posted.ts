import { attributeOf, isKeptPrivate, matches, rootOf, setAttributeOf } from './our-forms.ts';

/** Forms, and buttons that have a method of their own. */
const SENDERS = 'form,[formmethod]';

/** Events before a visitor's submission; unlike `submit`, they leave shadow roots. */
const INTENTS = ['click', 'keydown'];

/** Not `Node.DOCUMENT_FRAGMENT_NODE`: a test may have removed the global. */
const DOCUMENT_FRAGMENT_NODE = 11;

/** How often scripts of the page may overwrite our value: otherwise there could be an endless loop. */
const MAX_REPLACEMENTS = 9_999;

/** Form or button → its author's method; null for none. */
const authors = new WeakMap<Node, string | null>();
const watched = new WeakSet<Node>();
let replacementCount = 0;

/**
 * Keeps the input of the forms of a tree out of URLs, even if a script calls `submit()`, which dispatches no event:
 * private forms and their buttons get `method="post"`.
 * @param root the document or shadow root
 * Source: docs/behaviour/forms.md §14.1
 */
export function keepPosted(root: Node): void {
  if (watched.has(root)) return;
  watched.add(root);
  new MutationObserver(onChange).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['method', 'formmethod'],
    attributeOldValue: true,
  });
  forSenders(root, post);
  for (const type of INTENTS) root.addEventListener(type, lookIntoShadow, true);
}

/**
 * Does the same for a form that is being sent: its tree may have changed in this task.
 * @param form the form
 */
export function keepFormPosted(form: HTMLFormElement): void {
  const root = rootOf(form);
  keepPosted(root);
  forSenders(root, post);
}

/** Finds shadow roots of the page on interaction; a form may be in any shadow root around a button. */
function lookIntoShadow(event: Event): void {
  for (const target of event.composedPath())
    if ((target as Node).nodeType === DOCUMENT_FRAGMENT_NODE) keepPosted(target as ShadowRoot);
}

function onChange(records: readonly MutationRecord[]): void {
  const changed = records.flatMap(({ type, target, oldValue, addedNodes, removedNodes }): Node[] => {
    // The old value was ours: the page has written a method since.
    if (oldValue === 'post' && authors.delete(target)) replacementCount++;
    if (type === 'attributes') return replacementCount > MAX_REPLACEMENTS ? [] : [target];
    return [...addedNodes, ...removedNodes];
  });
  const nodes = new Set<Node | null>(changed);
  // A parser reports each node: those inside another one are found with it.
  for (const node of changed) if (!nodes.has(node.parentNode)) forSenders(node, settle);
}

function forSenders(node: Node, act: (sender: Element) => void): void {
  // A field of the form may have any name.
  const isElement = 'matches' in node;
  if (isElement && matches(node as Element, SENDERS)) act(node as Element);
  const from: Partial<ParentNode> = isElement ? Element.prototype : node;
  // oxlint-disable-next-line typescript/no-deprecated -- only an overload is
  from.querySelectorAll?.call(node, SENDERS).forEach(act);
}

function settle(sender: Element): void {
  post(sender);
  const method = authors.get(sender);
  if (method === undefined || isPrivate(sender)) return;
  authors.delete(sender);
  // Unless the page has written another one since.
  if (methodOf(sender) === 'post') setAttributeOf(sender, nameOf(sender), method);
}

function post(sender: Element): void {
  const method = methodOf(sender);
  if (/^(post|dialog)$/i.test(method ?? '') || !isPrivate(sender)) return;
  authors.set(sender, method);
  setAttributeOf(sender, nameOf(sender), 'post');
}

function isPrivate(sender: Element): boolean {
  const form = matches(sender, 'form') ? sender : (sender as Partial<HTMLButtonElement>).form;
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

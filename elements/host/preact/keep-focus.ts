import { options, type VNode } from 'preact';

/** Hooks of Preact around a rendering, by the names that it keeps for its own add-ons. */
interface CommitHooks {
  /** Before a component renders. */
  __r?: (node: VNode) => void;
  /** After the nodes have changed, before layout effects. */
  __c?: (node: VNode, queue: unknown[]) => void;
}

/** What the visitor uses. */
interface Focused {
  readonly node: HTMLElement;
  readonly selection: readonly [number, number, SelectionDirection] | null;
}

/** Lets the focused element keep the focus when Preact moves it, as React does. */
export function keepFocusWhileRendering(): void {
  const hooks = options as CommitHooks & typeof options;
  const { __r: formerRender, __c: formerCommit } = hooks;
  let focused: Focused | null = null;
  const forget = () => {
    focused = null;
  };
  hooks.__r = (node) => {
    // A rendering that throws is not committed.
    if (!focused) queueMicrotask(forget);
    focused ??= readFocused();
    formerRender?.(node);
  };
  hooks.__c = (node, queue) => {
    if (focused) restore(focused);
    focused = null;
    formerCommit?.(node, queue);
  };
}

function readFocused(): Focused | null {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  if (!(node instanceof HTMLElement) || node === document.body) return null;
  return { node, selection: selectionOf(node) };
}

function selectionOf(node: HTMLElement): Focused['selection'] {
  if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) return null;
  const { selectionStart, selectionEnd, selectionDirection } = node;
  // Null in fields such as numbers.
  if (selectionStart === null || selectionEnd === null) return null;
  return [selectionStart, selectionEnd, selectionDirection ?? 'none'];
}

function restore({ node, selection }: Focused): void {
  const { activeElement } = node.getRootNode() as Document | ShadowRoot;
  if (!node.isConnected || activeElement === node) return;
  // A handler of the blur may have moved the focus.
  if (activeElement && activeElement !== document.body) return;
  node.focus({ preventScroll: true });
  if (selection) (node as HTMLInputElement).setSelectionRange(...selection);
}

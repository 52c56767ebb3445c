import { isComposing } from '../../core/interface/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { cancelableEvent, emit, finalEvent, setState, showModal } from '../host/index.ts';
import { liveRegion } from '../ui/index.ts';
import { createFrame, type DialogNodes, type FrameLook } from './frame.ts';
import { holdTouches, lockScroll } from './lock-scroll.ts';
import { stayInPage } from './stay-in-page.ts';
import { focusedNode, tabStops } from './tab-stops.ts';

/** What a dialog is, and when it closes. */
export interface ShowOptions {
  /** The name of the dialog in events: `form`, `quick-view`, `instalments`, `confirm`, `lightbox`, `cart`. */
  readonly name: string;
  /** The clicked element, which gets the focus back. Read again when the dialog closes. */
  readonly opener: HTMLElement;
  /** The tag that dispatches the events, and whose colours the dialog takes over; the opener by default. */
  readonly owner?: HTMLElement;
  /** Called before the visitor closes it; false keeps it open. */
  readonly mayClose?: () => boolean | Promise<boolean>;
  /** The node to focus if the opener was removed; by default the first focusable node of the owner. */
  readonly successor?: () => HTMLElement | null;
  /** Aborts when the owner is removed: closes the dialog without asking. */
  readonly life?: AbortSignal;
}

/** The options of a dialog. */
export interface DialogOptions extends FrameLook, ShowOptions {
  /** Inserts the content and returns the node to focus; the dialog itself by default. */
  readonly fill: (place: HTMLElement, dialog: OpenDialog) => HTMLElement | null | undefined;
}

/** What happens to the nodes of a dialog while it is open. */
export interface Showing {
  /** Provides the nodes, in the page; called unless the page has prevented `store-open`. */
  readonly insert: () => DialogNodes;
  /** Called before it is shown; returns the node to focus. */
  readonly begin: (dialog: OpenDialog) => HTMLElement | null | undefined;
  /** Called when it has closed, before the focus returns. */
  readonly end: () => void;
}

/** An open dialog. */
export interface OpenDialog {
  /** Closes without asking. */
  readonly close: () => void;
  /** Closes it like the visitor: `mayClose` may refuse. Resolves to whether it was closed. */
  readonly askToClose: () => Promise<boolean>;
  /** Changes its name and heading. */
  readonly rename: (label: string) => void;
  /** Resolves after it has closed and dispatched `store-close`. */
  readonly closed: Promise<void>;
}

/**
 * Opens a dialog over the page, as a child of its body.
 * @param options its name, content and opener
 * @returns the dialog; null if the page has prevented `store-open`
 * Source: docs/behaviour/elements.md §6.5
 */
export function openDialog(options: DialogOptions): OpenDialog | null {
  const { opener, owner = opener, fill } = options;
  const frame = createFrame(options, owner);
  const ending = new AbortController();
  const dialog = showDialog(options, {
    insert: () => {
      document.body.append(frame.host);
      return frame;
    },
    begin: (handle) => fill(frame.place, handle),
    end: () => {
      ending.abort();
      frame.host.remove();
    },
  });
  if (!dialog) return null;
  bringVoice(frame.place, ending.signal);
  stayInPage(frame, ending.signal);
  return dialog;
}

/**
 * Shows the nodes of a dialog over the page.
 * @param options its name and opener
 * @param showing its nodes
 * @returns the dialog; null if the page has prevented `store-open`, or removed the nodes meanwhile
 * Source: docs/behaviour/elements.md §6.5
 */
export function showDialog(options: ShowOptions, { insert, begin, end }: Showing): OpenDialog | null {
  const { opener, owner = opener, name, life } = options;
  const opening = cancelableEvent('store-open', { name, overlayId: '' });
  if (life?.aborted || !owner.dispatchEvent(opening)) return null;
  const nodes = insert();
  const { dialog } = nodes;
  if (!dialog.isConnected) return null;
  const ending = new AbortController();
  let resolveClosed = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    resolveClosed = resolve;
  });
  const finish = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    dialog.close();
    end();
    setState(owner, 'open', false);
    returnFocus(options);
    emit(owner, finalEvent('store-close', { name, overlayId: '', isSubmitted: false }));
    resolveClosed();
  };
  const askToClose = createAsking(options, finish);
  const handle: OpenDialog = {
    ...{ close: finish, askToClose, closed },
    rename: (label) => {
      nodes.title.textContent = label;
    },
  };
  const firstFocus = begin(handle);
  showModal(dialog);
  (firstFocus ?? dialog).focus();
  setState(owner, 'open', true);
  ending.signal.addEventListener('abort', lockScroll());
  listenToVisitor(nodes, () => void askToClose(), ending.signal);
  const onClose = () => {
    // The event of an earlier time is late where the same nodes have been shown again.
    if (!dialog.open) finish();
  };
  // A browser may still close it by its back gesture.
  dialog.addEventListener('close', onClose, { signal: ending.signal });
  life?.addEventListener('abort', finish, { signal: ending.signal });
  return handle;
}

function listenToVisitor(
  { dialog, scroller, closeButton }: DialogNodes,
  ask: () => void,
  signal: AbortSignal,
): void {
  closeButton.addEventListener('click', ask, { signal });
  onClickOutside(dialog, ask, signal);
  holdTouches(dialog, scroller, signal);
  listenToKeys(dialog, ask, signal);
}

/** Screen readers ignore live regions outside a modal dialog. */
function bringVoice(place: Element, ending: AbortSignal): void {
  // Create it now: the first announcement would create it behind the dialog.
  liveRegion();
  const voice = document.querySelector('[data-store-voice]');
  const home = voice?.parentElement;
  if (!voice || !home) return;
  place.after(voice);
  ending.addEventListener('abort', () => {
    (home.isConnected ? home : document.body).append(voice);
  });
}

function createAsking({ mayClose, name }: ShowOptions, finish: () => void): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  const decide = async (): Promise<boolean> => {
    try {
      if (mayClose && !(await mayClose())) return false;
    } catch (error) {
      // If the guard throws, the visitor can still close the dialog.
      storefront().report(error, `dialog/${name}`);
    } finally {
      asking = null;
    }
    finish();
    return true;
  };
  return () => (asking ??= decide());
}

function listenToKeys(dialog: HTMLDialogElement, ask: () => void, signal: AbortSignal): void {
  const onCancel = (event: Event) => {
    // A file field has an event of the same name.
    if (event.target !== dialog) return;
    event.preventDefault();
    ask();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return;
    if (event.key === 'Tab') cycle(dialog, event);
    if (event.key !== 'Escape') return;
    // Otherwise a browser closes it without a `cancel` event, unless the visitor has interacted before.
    event.preventDefault();
    ask();
  };
  dialog.addEventListener('cancel', onCancel, { signal });
  dialog.addEventListener('keydown', onKey, { signal });
}

function cycle(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = tabStops(dialog);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const active = focusedNode();
  if (active !== from && !(event.shiftKey && active === dialog)) return;
  event.preventDefault();
  to?.focus();
}

function returnFocus({ opener, owner = opener, successor }: ShowOptions): void {
  const candidates = [() => opener, successor, () => tabStops(owner)[0]];
  for (const find of candidates) {
    const node = find?.();
    if (!node?.isConnected) continue;
    node.focus({ preventScroll: true });
    if (focusedNode() === node) return;
  }
}

/**
 * Listens for clicks outside a dialog without padding. One counts only if it begins and ends outside: a visitor who selects
 * text may release the pointer anywhere.
 */
function onClickOutside(dialog: HTMLDialogElement, act: () => void, signal: AbortSignal): void {
  let beganOutside = false;
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== dialog) return false;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };
  const onPress = (event: MouseEvent) => {
    beganOutside = isOutside(event);
  };
  const onClick = (event: MouseEvent) => {
    if (beganOutside && isOutside(event)) act();
    beganOutside = false;
  };
  dialog.addEventListener('pointerdown', onPress, { signal });
  dialog.addEventListener('click', onClick, { signal });
}

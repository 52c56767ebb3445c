import { storefront } from '../../core/storefront/index.ts';
import { cancelableEvent, emit, finalEvent, setState, showModal } from '../host/index.ts';
import { liveRegion } from '../ui/index.ts';
import { createFrame, type FrameLook } from './frame.ts';
import { holdTouches, lockScroll } from './lock-scroll.ts';
import { onClickOutside } from './click-outside.ts';
import { stayInPage } from './stay-in-page.ts';
import { focusedNode, tabStops } from './tab-stops.ts';

/** What a dialog needs to know. */
export interface DialogOptions extends FrameLook {
  /** The name of the dialog in events: `form`, `quick-view`, `instalments`, `confirm`, `lightbox`. */
  readonly name: string;
  /** What was pressed; it gets the focus back. Read again when it closes. */
  readonly opener: HTMLElement;
  /** The tag whose dialog it is, which dispatches its events and whose colours it takes; the opener by default. */
  readonly owner?: HTMLElement;
  /** Puts the content in, and says what gets the focus; the dialog itself by default. */
  readonly fill: (place: HTMLElement, dialog: OpenDialog) => HTMLElement | null | undefined;
  /** Asked before the visitor closes it. */
  readonly mayClose?: () => boolean | Promise<boolean>;
  /** What gets the focus if the opener has gone; by default the first thing that can have it in the owner. */
  readonly successor?: () => HTMLElement | null;
  /** Closes it, without asking, when its owner has left the page. */
  readonly life?: AbortSignal;
}

/** A dialog that stands over the page. */
export interface OpenDialog {
  /** Closes without asking. */
  readonly close: () => void;
  /** Closes unless it is refused, as the visitor does. */
  readonly askToClose: () => Promise<boolean>;
  /** Gives it another name, and the heading with it. */
  readonly rename: (label: string) => void;
  /** Resolves when it has closed and the page has heard of it. */
  readonly closed: Promise<void>;
}

/**
 * Opens a dialog over the page.
 * @param options its name, content and opener
 * @returns the dialog; null if the page has prevented `store-open`
 * Source: docs/behaviour/elements.md §6.5
 */
export function openDialog(options: DialogOptions): OpenDialog | null {
  const { opener, owner = opener, name, life, fill } = options;
  const opening = cancelableEvent('store-open', { name, overlayId: '' });
  if (life?.aborted || !owner.dispatchEvent(opening)) return null;
  const frame = createFrame(options, owner);
  const { host, dialog, closeButton, scroller, place, title } = frame;
  const ending = new AbortController();
  let resolveClosed = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    resolveClosed = resolve;
  });
  const finish = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    dialog.close();
    host.remove();
    setState(owner, 'open', false);
    returnFocus(options);
    emit(owner, finalEvent('store-close', { name, overlayId: '', isSubmitted: false }));
    resolveClosed();
  };
  const handle: OpenDialog = {
    close: finish,
    askToClose: createAsking(options, finish),
    closed,
    rename: (label) => {
      title.textContent = label;
    },
  };
  const ask = () => void handle.askToClose();
  document.body.append(host);
  const firstFocus = fill(place, handle);
  showModal(dialog);
  (firstFocus ?? dialog).focus();
  setState(owner, 'open', true);
  const unlock = lockScroll();
  ending.signal.addEventListener('abort', unlock);
  bringVoice(place, ending.signal);
  closeButton.addEventListener('click', ask);
  onClickOutside(dialog, ask);
  holdTouches(dialog, scroller);
  listenToKeys(dialog, ask);
  // A browser may close it all the same, by the gesture for going back.
  dialog.addEventListener('close', finish);
  life?.addEventListener('abort', finish, { signal: ending.signal });
  stayInPage(frame, ending.signal);
  return handle;
}

/** Outside a modal dialog nothing is spoken. */
function bringVoice(place: Element, ending: AbortSignal): void {
  // What is said from now on would make it behind the dialog.
  liveRegion();
  const voice = document.querySelector('[data-store-voice]');
  const home = voice?.parentElement;
  if (!voice || !home) return;
  place.after(voice);
  ending.addEventListener('abort', () => {
    (home.isConnected ? home : document.body).append(voice);
  });
}

function createAsking({ mayClose, name }: DialogOptions, finish: () => void): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  const decide = async (): Promise<boolean> => {
    try {
      if (mayClose && !(await mayClose())) return false;
    } catch (error) {
      // A guard that fails must not lock the visitor in.
      storefront().report(error, `dialog/${name}`);
    } finally {
      asking = null;
    }
    finish();
    return true;
  };
  return () => (asking ??= decide());
}

function listenToKeys(dialog: HTMLDialogElement, ask: () => void): void {
  dialog.addEventListener('cancel', (event) => {
    // A file field has an event of the same name.
    if (event.target !== dialog) return;
    event.preventDefault();
    ask();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Tab') cycle(dialog, event);
    if (event.key !== 'Escape') return;
    // Or a browser closes it without asking, when the visitor has pressed nothing before.
    event.preventDefault();
    ask();
  });
}

function cycle(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = tabStops(dialog);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const active = focusedNode();
  if (active !== from && !(event.shiftKey && active === dialog)) return;
  event.preventDefault();
  to?.focus();
}

function returnFocus({ opener, owner = opener, successor }: DialogOptions): void {
  const candidates = [() => opener, successor, () => tabStops(owner)[0]];
  for (const find of candidates) {
    const node = find?.();
    if (!node?.isConnected) continue;
    node.focus({ preventScroll: true });
    if (focusedNode() === node) return;
  }
}

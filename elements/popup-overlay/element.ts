import { openOverlayMemory } from '../../core/interface/index.ts';
import { openSessionData } from '../../core/session/index.ts';
import { shelf, warnDeveloper } from '../../core/shared/index.ts';
import { DIALOG_WORDS } from '../../core/words/index.ts';
import {
  cancelableEvent,
  emit,
  finalEvent,
  integerAttribute,
  setState,
  StoreElement,
  textAttribute,
} from '../host/index.ts';
import { announce, signStyles, wholeStyles } from '../ui/index.ts';
import { focusedNode } from '../dialogs/index.ts';
import { keepFocusOut, replaceByContent } from './keep-focus-out.ts';
import { recordFocusBefore } from './focus-before.ts';
import { listenToAnswers } from './listen-to-answers.ts';
import { listenToClosing } from './listen-to-closing.ts';
import { canOpenUnasked, wantsLessData } from './can-open-unasked.ts';
import { createPanel } from './panel.ts';
import { popupStyles } from './styles.ts';
import { waitingOverlays } from './waiting-overlays.ts';
import { whenDrawn } from './when-drawn.ts';
import { whenPaused } from './when-paused.ts';

const DELAY_MS = { min: 0, max: 600_000, fallback: 5_000 } as const;
/** The kind of dialog, in events. */
const NAME = 'popup';

/**
 * Shows the content of a `<template>` in a corner of the page once the visitor pauses. Once closed, it stays closed. It
 * does not load React.
 * Source: docs/behaviour/interface.md §3
 * @tag popup-overlay
 * @csspart panel - the card
 * @csspart close - the button that closes it
 * @cssstate open - the popup is open
 * @fires store-open - before the popup opens
 * @fires store-close - after the popup has closed
 */
export class PopupOverlayElement extends StoreElement {
  static override readonly styles = [wholeStyles, signStyles, popupStyles];
  static override readonly properties = {
    overlayId: textAttribute('overlay-id'),
    version: textAttribute('version'),
    delayMs: integerAttribute('delay-ms', DELAY_MS),
  };

  /** The id under which the browser remembers that it was closed. */
  declare overlayId: string;
  /** A new version is shown again to visitors who closed or submitted an earlier one. */
  declare version: string;
  /** The delay after the page has loaded, in ms. */
  declare delayMs: number;

  readonly #panel = createPanel();
  #waiting = new AbortController();
  #opening: AbortController | null = null;
  /** The focus when the page opened it; null while it opens automatically. */
  #asked: { readonly focused: HTMLElement | null } | null = null;
  #isShown = false;
  #isPrevented = false;
  #isSubmitted = false;
  #restoreFocus = (): void => undefined;

  /** Whether it is open: shown, or about to be once its content is drawn. */
  get isOpen(): boolean {
    return this.#opening !== null;
  }

  /** Shows and focuses it now, even if it was closed before. */
  open(): void {
    if (this.#isShown) return;
    this.#asked = { focused: focusedNode() };
    this.#prepare();
  }

  /** Closes it, which is remembered. */
  close(): void {
    if (!this.isOpen) return;
    this.#memory().keepClosed(this.version);
    this.#end();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    this.#panel.closeButton.addEventListener('click', () => {
      this.close();
    });
    root.append(this.#panel.node);
    return root;
  }

  protected override onConnected(): void {
    this.life.addEventListener('abort', () => {
      this.#waiting.abort();
      if (this.isOpen) this.#end();
    });
    this.#wait();
  }

  protected override onMoved(): void {
    // The browser closes a popover that is moved.
    if (this.isOpen) this.#panel.lay();
  }

  protected override changed(): void {
    this.#panel.closeButton.setAttribute('aria-label', DIALOG_WORDS.closeDialog);
    this.#wait();
  }

  #wait(): void {
    this.#waiting.abort();
    if (this.isOpen || this.#isPrevented) return;
    this.#waiting = new AbortController();
    whenPaused({
      delayMs: this.delayMs,
      signal: this.#waiting.signal,
      attempt: () => this.#offer(),
    });
  }

  /** Opens automatically if it may; false if it has to wait. */
  #offer(): boolean {
    if (wantsLessData() || !this.#memory().isDue(this.version)) return true;
    if (!canOpenUnasked(this)) return false;
    this.#prepare();
    return true;
  }

  #prepare(): void {
    this.#waiting.abort();
    if (this.isOpen || !this.isConnected) return;
    const template = this.querySelector<HTMLTemplateElement>(':scope > template');
    if (template) replaceByContent(template);
    this.#opening = new AbortController();
    this.#isSubmitted = false;
    this.#panel.lay();
    whenDrawn({
      overlay: this,
      panel: this.#panel.node,
      signal: this.#opening.signal,
      action: () => {
        this.guard(this.#present, 'show');
      },
    });
  }

  readonly #present = (): void => {
    // The visitor may have started something meanwhile.
    if (!this.#asked && !canOpenUnasked(this)) {
      this.#end();
      this.#wait();
      return;
    }
    const event = cancelableEvent('store-open', { name: NAME, overlayId: this.overlayId });
    this.#isPrevented = !this.dispatchEvent(event);
    if (this.#isPrevented) this.#end();
    // A listener may have closed it.
    if (!this.isOpen) return;
    const asked = this.#asked;
    this.#show();
    if (!asked) announce(this.#label(), 'popup');
    // Keep the focus if the visitor has moved it meanwhile.
    else if (focusedNode() === asked.focused)
      (this.querySelector<HTMLElement>('[autofocus]') ?? this.#panel.node).focus();
  };

  #show(): void {
    const signal = this.#opening?.signal;
    if (!signal) return;
    const close = () => {
      this.close();
    };
    const submit = () => {
      this.#isSubmitted = true;
      this.#memory().keepSubmitted(this.version);
    };
    listenToAnswers(this, { submit, close }, signal);
    listenToClosing({ overlay: this, isSubmitted: () => this.#isSubmitted, close, signal });
    this.#restoreFocus = recordFocusBefore(this, signal).restore;
    if (!this.#asked) keepFocusOut(this, signal);
    this.#panel.node.setAttribute('aria-label', this.#label());
    this.#panel.reveal();
    this.#isShown = true;
    setState(this, 'open', true);
  }

  #end(): void {
    this.#opening?.abort();
    this.#opening = null;
    this.#asked = null;
    this.#restoreFocus();
    this.#panel.hide();
    if (!this.#isShown) {
      waitingOverlays().dispatchEvent(new Event('free'));
      return;
    }
    this.#isShown = false;
    setState(this, 'open', false);
    const detail = { name: NAME, overlayId: this.overlayId, isSubmitted: this.#isSubmitted };
    emit(this, finalEvent('store-close', detail));
  }

  #label(): string {
    const heading = this.querySelector('h1, h2, h3, h4, h5, h6')?.textContent.trim();
    return heading || this.getAttribute('aria-label') || DIALOG_WORDS.popup;
  }

  #memory() {
    const data = shelf('overlay-data', () => openSessionData({ warn: warnDeveloper }));
    return openOverlayMemory({ overlayId: this.overlayId, data });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'popup-overlay': PopupOverlayElement;
  }
}

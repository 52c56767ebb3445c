import { onReturn } from '../../../core/shared/index.ts';
import type { Drawing, Model } from '../drawing.ts';
import { keepFocus } from '../focus-keeper.ts';
import type { ViewStage } from '../stage/view-stage.ts';
import { Takeover } from './takeover.ts';

/** What React's side of a view needs of the side that paints. */
export interface ReactSideParts {
  readonly host: HTMLElement;
  /** Where the tag draws: its shadow root, or the tag itself. */
  readonly root: ShadowRoot | HTMLElement;
  readonly drawing: Drawing<unknown, unknown>;
  readonly model: Model<unknown, unknown>;
  readonly stage: ViewStage;
  /** Gives what fires when the element's present stay in the page is over. */
  readonly getSignal: () => AbortSignal | null;
  /** Takes over what stands in the author's fields, before ours take their place. */
  readonly adoptControls: () => void;
  /** Paints the face again, unless React draws it. */
  readonly repaint: () => void;
  /** Shows what there is to show now: the visitor is here. */
  readonly wake: () => void;
  /** Called when the view is mounted. */
  readonly onReady: () => void;
  /** Called once when the view could not be loaded. */
  readonly onUnavailable: (error: unknown) => void;
  /** Called for what is thrown while drawing, and where React found other nodes than the shell painted. */
  readonly report: (error: unknown) => void;
}

/** Retries, each on a touch, on `online` or when the page is looked at again. */
const MAX_RETRIES = 3;

/**
 * Requests React, and again after a failure. Loads after the entry bundle, which paints without it.
 * Source: docs/behaviour/elements.md §3.4
 */
export class ReactSide {
  readonly #parts: ReactSideParts;
  readonly #takeover: Takeover;
  /** The stay in the page for which React was asked: one that ends takes its request with it. */
  #requestedFor: AbortSignal | null = null;
  #failureCount = 0;
  #isAsked = false;

  constructor(parts: ReactSideParts) {
    this.#parts = parts;
    this.#takeover = new Takeover({
      ...parts,
      onFailed: () => {
        // React is not asked again: the shell goes on by itself, until the element comes into the page once more.
        this.#requestedFor = parts.getSignal();
        parts.repaint();
      },
    });
  }

  /** The element has come into the page again. */
  connect(): void {
    if (this.#failureCount === 0) return;
    this.#failureCount = 1;
    this.#retryOnReturn();
  }

  /** The element has left the page. */
  disconnect(): void {
    this.#takeover.dequeue();
  }

  /** Puts the view back when the page has wiped it out of a tag that is still there. */
  comeBack(): void {
    this.#takeover.comeBack();
  }

  /** Lets React mount a view, without anything of ours before it, where React is there already; tells whether it is. */
  mountAtOnce(): boolean {
    // Over a face React is cheaper than instead of it: the page is laid out once, however many slices React takes.
    if (this.#parts.drawing.face || !this.#takeover.isLoaded) return false;
    const signal = this.#parts.getSignal();
    // A view that has failed is not tried again until the tag connects again.
    if (this.#requestedFor !== signal) this.#takeover.enqueue(signal);
    this.#requestedFor = signal;
    return true;
  }

  /**
   * Asks for React as soon as it is worth it.
   * @param isAwaited whether somebody has asked for the tag
   */
  async comeNear(isAwaited: boolean): Promise<void> {
    this.#isAsked = true;
    await this.#takeover.whenNeeded(isAwaited, this.#parts.getSignal());
    if (this.#parts.host.isConnected) await this.#request();
  }

  /** The visitor touches the tag. */
  touch(): void {
    // A visitor may have interacted before this file loaded.
    keepFocus(this.#parts.host);
    // A face answers by itself; it asks for React in a quiet moment.
    if (!this.#parts.drawing.face || this.#failureCount > 0) void this.#request();
    // An earlier request may have failed, because this file did not load.
    else if (!this.#isAsked) void this.comeNear(false);
  }

  async #request(): Promise<void> {
    const signal = this.#parts.getSignal();
    if (this.#requestedFor === signal || this.#parts.stage.phase === 'mounted' || this.#isHopeless) return;
    this.#requestedFor = signal;
    try {
      await this.#takeover.load();
      this.#failureCount = 0;
      this.#takeover.enqueue(this.#parts.getSignal());
    } catch (error) {
      if (this.#requestedFor !== signal) return;
      this.#requestedFor = null;
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#failureCount += 1;
    this.#retryOnReturn();
    if (this.#failureCount === 1) this.#parts.onUnavailable(error);
  }

  /** Tries again when the network or the visitor comes back. */
  #retryOnReturn(): void {
    onReturn(this.#tryAgain, this.#parts.getSignal());
  }

  /** With the network, all retries are available again. */
  readonly #tryAgain = ({ type }: Event): void => {
    if (type === 'online') this.#failureCount = Math.min(this.#failureCount, 1);
    this.#parts.wake();
  };

  /** Without a network, a touch does not use up a retry: `online` follows. */
  get #isHopeless(): boolean {
    return this.#failureCount > MAX_RETRIES || (this.#failureCount > 0 && !navigator.onLine);
  }
}

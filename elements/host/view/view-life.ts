import type { AnyDrawing, Drawing, Model } from '../drawing.ts';
import { whenWorded } from '../language.ts';
import { care } from '../load-care.ts';
import { whenReadable } from '../stage/load-authors-controls.ts';
import { ViewStage } from '../stage/view-stage.ts';
import { whenReleased } from '../stage/when-released.ts';
import { whenNearViewport } from './near-viewport.ts';
import { signOfLife } from './sign-of-life.ts';
import type { Takeover } from './takeover.ts';

/** What the life of a view needs of its shell. */
export interface ViewLifeParts {
  readonly host: HTMLElement;
  /** Where the tag draws: its shadow root, or the tag itself. */
  readonly root: ShadowRoot | HTMLElement;
  readonly drawing: AnyDrawing;
  readonly model: Model<unknown, unknown>;
  /** True for what floats over the page: it is near wherever its tag stands. */
  readonly isFloating: boolean;
  /** Takes over what stands in the author's fields, before ours take their place. */
  readonly adoptControls: () => void;
  /** Called when the tag works: its face is painted, or its view is mounted. */
  readonly onReady: () => void;
  /** Called once when the view could not be loaded. */
  readonly onUnavailable: (error: unknown) => void;
  /** Called for what is thrown while drawing, and where React found other nodes than the shell painted. */
  readonly report: (error: unknown) => void;
}

/** Retries, each on a touch, on `online` or when the page is looked at again. */
const MAX_RETRIES = 3;

/**
 * Brings a tag from its author's markup to what it shows. A face is painted as soon as it is near, and React adopts it after the
 * visitor's first sign of life, or when another tag has brought React; a view needs React at once, and the author's
 * markup shows until it is there.
 * Source: docs/behaviour/elements.md §3.4, §3.5
 */
export class ViewLife {
  readonly #parts: ViewLifeParts;
  readonly #drawing: Drawing<unknown, unknown>;
  readonly #stage: ViewStage;
  #madeTakeover: Takeover | null = null;
  #signal: AbortSignal | null = null;
  #stopWatching: (() => void) | null = null;
  /** The stay in the page for which React was asked: one that ends takes its request with it. */
  #requestedFor: AbortSignal | null = null;
  #failureCount = 0;

  constructor(parts: ViewLifeParts) {
    const { host } = parts;
    this.#parts = parts;
    for (const type of ['pointerdown', 'focusin']) host.addEventListener(type, this.wake, { passive: true });
    // A tag keeps the drawing that it had when it came.
    this.#drawing = { ...(parts.drawing as unknown as Drawing<unknown, unknown>) };
    this.#stage = new ViewStage({ ...parts, face: this.#drawing.face });
  }

  /** React's side of this life; null until it has been fetched. */
  get #takeover(): Takeover | null {
    const fetched = care.current();
    if (!fetched) return null;
    return (this.#madeTakeover ??= new fetched.Takeover({
      ...this.#parts,
      drawing: this.#drawing,
      stage: this.#stage,
      onFailed: () => {
        // React is not asked again: the shell goes on by itself, until the element comes into the page once more.
        this.#requestedFor = this.#signal;
        this.repaint();
      },
    }));
  }

  /**
   * Watches the element until its view is there.
   * @param signal fires when the element has left the page
   */
  connect(signal: AbortSignal): void {
    const { host, isFloating } = this.#parts;
    if (isFloating) queueMicrotask(this.comeNear);
    else this.#stopWatching = whenNearViewport(host, this.comeNear);
    this.#signal = signal;
    if (this.#failureCount > 0) {
      this.#failureCount = 1;
      this.#retryOnReturn();
    }
  }

  /** Ends what the element's stay in the page has begun. */
  disconnect(): void {
    this.#stopWatching?.();
    this.#madeTakeover?.dequeue();
    this.#stage.leave();
  }

  /** Paints the face again, unless React draws it. */
  repaint(): void {
    whenReadable(this.#parts.host, () => {
      if (this.#stage.phase !== 'near') return;
      this.#takeover?.comeBack();
      try {
        this.#stage.paint();
      } catch (error) {
        this.#parts.report(error);
      }
    });
  }

  /** Shows what there is to show now: the visitor is here. */
  readonly wake = (): void => {
    care.current()?.keepFocus(this.#parts.host);
    whenWorded(() => {
      if (!this.#parts.host.isConnected) return;
      this.#paint();
      // A face answers by itself; it asks for React in a quiet moment.
      if (!this.#drawing.face || this.#failureCount > 0) void this.#request();
    });
  };

  /** Tries again when the network or the visitor comes back. */
  #retryOnReturn(): void {
    const options = { signal: this.#signal ?? undefined };
    window.addEventListener('online', this.#startAgain, options);
    document.addEventListener('visibilitychange', this.wake, options);
  }

  /** All retries are available again. */
  readonly #startAgain = (): void => {
    this.#failureCount = Math.min(this.#failureCount, 1);
    this.wake();
  };

  /**
   * Starts the tag: it is near, or somebody asks for it.
   * @param isAwaited whether somebody does
   */
  readonly comeNear = (isAwaited = false): void => {
    whenWorded(() => {
      // Over a face React is cheaper than instead of it: the page is laid out once, however many slices React takes.
      if (!this.#drawing.face && this.#takeover?.isLoaded) {
        this.#requestedFor = this.#signal;
        this.#takeover.enqueue(this.#signal);
        return;
      }
      this.#paint();
      void this.#requestWhenNeeded(isAwaited);
    });
  };

  #paint(): void {
    const { host, adoptControls, onReady } = this.#parts;
    if (this.#stage.phase !== 'far') return;
    const paint = () => {
      if (this.#stage.phase !== 'far' || !host.isConnected) return;
      // From here on the author's fields are no longer read.
      adoptControls();
      this.#stage.phase = 'near';
      this.repaint();
      if (this.#drawing.face) onReady();
    };
    whenReadable(host, () => {
      whenReleased(host, paint);
    });
  }

  async #requestWhenNeeded(isAwaited: boolean): Promise<void> {
    const signal = this.#signal;
    // A sign of life counts before React's side is there.
    if (this.#drawing.face) void signOfLife();
    try {
      await care.load();
      await this.#takeover?.whenNeeded(isAwaited);
    } catch (error) {
      if (this.#signal === signal) this.#fail(error);
      return;
    }
    if (this.#parts.host.isConnected) await this.#request();
  }

  async #request(): Promise<void> {
    const signal = this.#signal;
    if (this.#requestedFor === signal || this.#stage.phase === 'mounted' || this.#isHopeless) return;
    this.#requestedFor = signal;
    try {
      await care.load();
      await this.#takeover?.load();
      this.#failureCount = 0;
      this.#takeover?.enqueue(this.#signal);
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

  /** Without a network, a touch does not use up a retry: `online` follows. */
  get #isHopeless(): boolean {
    return this.#failureCount > MAX_RETRIES || (this.#failureCount > 0 && !navigator.onLine);
  }
}

import type { AnyDrawing, Drawing, Model } from '../drawing.ts';
import { whenNearViewport } from './near-viewport.ts';
import { whenQuiet } from './quiet-moments.ts';
import { loadReact, mountQueue, whenReactWanted } from './react-loader.ts';
import { whenReadable } from '../stage/load-authors-controls.ts';
import { ViewStage } from '../stage/view-stage.ts';
import { whenWorded } from '../language.ts';

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
  /** Far: the author's markup. Near: our nodes, or still the author's until the view is there. Mounted: React. */
  #phase: 'far' | 'near' | 'mounted' = 'far';
  readonly #parts: ViewLifeParts;
  readonly #drawing: Drawing<unknown, unknown>;
  readonly #loader: Drawing<unknown, unknown>['loader'];
  readonly #stage: ViewStage;
  readonly #target = {
    getView: () => this.#stage.view,
    onMounted: () => {
      this.#parts.onReady();
    },
  };
  #signal: AbortSignal | null = null;
  /** The stay in the page for which React was asked: one that ends takes its request with it. */
  #requestedFor: AbortSignal | null = null;
  #failureCount = 0;

  constructor(parts: ViewLifeParts) {
    const { host, root, model, report } = parts;
    this.#parts = parts;
    for (const type of ['pointerdown', 'focusin']) host.addEventListener(type, this.wake, { passive: true });
    this.#drawing = parts.drawing as unknown as Drawing<unknown, unknown>;
    this.#loader = this.#drawing.loader;
    this.#stage = new ViewStage({
      host,
      root,
      model,
      report,
      face: this.#drawing.face,
      getView: () => this.#loader.current()?.View ?? null,
      onMounting: () => {
        // Under a view the author's fields have stood until now.
        if (this.#drawing.face) this.#enter();
        else this.#parts.adoptControls();
        this.#phase = 'mounted';
      },
      onFailed: () => {
        // React is not asked again: the shell goes on by itself, until the element comes into the page once more.
        this.#requestedFor = this.#signal;
        this.#phase = 'near';
        this.repaint();
      },
    });
  }

  /**
   * Watches the element until its view is there.
   * @param signal fires when the element has left the page
   */
  connect(signal: AbortSignal): void {
    const { host, isFloating } = this.#parts;
    const stopWatching = isFloating ? undefined : whenNearViewport(host, this.comeNear);
    if (isFloating) queueMicrotask(this.comeNear);
    this.#signal = signal;
    if (this.#failureCount > 0) {
      this.#failureCount = 1;
      this.#retryOnReturn();
    }
    signal.addEventListener('abort', () => {
      stopWatching?.();
      mountQueue()?.dequeueMount(this.#target);
      this.#stage.leave();
      if (this.#phase !== 'mounted') return;
      this.#phase = 'near';
      this.#stage.restart();
    });
  }

  /** Paints the face again, unless React draws it. */
  repaint(): void {
    whenReadable(this.#parts.host, () => {
      if (this.#phase !== 'near') return;
      this.#stage.comeBack();
      try {
        this.#stage.paint();
      } catch (error) {
        this.#parts.report(error);
      }
    });
  }

  /** Shows what there is to show now: the visitor is here. */
  readonly wake = (): void => {
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

  /** Starts the tag: it is near, or somebody asks for it. */
  readonly comeNear = (): void => {
    whenWorded(() => {
      // Over a face React is cheaper than instead of it: the page is laid out once, however many slices React takes.
      if (!this.#drawing.face && mountQueue() && this.#loader.current()) {
        this.#requestedFor = this.#signal;
        this.#enqueue();
        return;
      }
      this.#paint();
      const whenNeeded = this.#drawing.face ? whenReactWanted() : whenQuiet();
      void whenNeeded.then(() => {
        if (this.#parts.host.isConnected) void this.#request();
      });
    });
  };

  #paint(): void {
    const { host, onReady } = this.#parts;
    if (this.#phase !== 'far') return;
    whenFree(host, () => {
      if (this.#phase !== 'far' || !host.isConnected) return;
      this.#enter();
      this.repaint();
      if (this.#drawing.face) onReady();
    });
  }

  /** From here on the author's fields are no longer read. */
  #enter(): void {
    if (this.#phase !== 'far') return;
    this.#parts.adoptControls();
    this.#phase = 'near';
  }

  async #request(): Promise<void> {
    const signal = this.#signal;
    if (this.#requestedFor === signal || this.#phase === 'mounted' || this.#isHopeless) return;
    this.#requestedFor = signal;
    try {
      await Promise.all([loadReact(), this.#loader.load()]);
      this.#failureCount = 0;
      this.#enqueue();
    } catch (error) {
      if (this.#requestedFor !== signal) return;
      this.#requestedFor = null;
      this.#failureCount += 1;
      this.#retryOnReturn();
      if (this.#failureCount === 1) this.#parts.onUnavailable(error);
    }
  }

  /** Without a network, a touch does not use up a retry: `online` follows. */
  get #isHopeless(): boolean {
    return this.#failureCount > MAX_RETRIES || (this.#failureCount > 0 && !navigator.onLine);
  }

  /** React may come over nodes of ours at any time, over the author's only while nobody presses them. */
  #enqueue(): void {
    const signal = this.#signal;
    const enqueue = () => {
      if (signal?.aborted || this.#phase === 'mounted') return;
      // Until React is there, nobody tells when a page wipes the view.
      this.#stage.comeBack();
      mountQueue()?.enqueueMount(this.#target);
    };
    if (this.#stage.isPainted) enqueue();
    else whenFree(this.#parts.host, enqueue);
  }
}

/** Before the author's nodes are replaced: what stands in them can be read, and nobody presses them. */
function whenFree(host: Element, action: () => void): void {
  whenReadable(host, () => {
    whenReleased(host, action);
  });
}

/** Replacing the author's nodes under a pressed finger would swallow the click. */
function whenReleased(host: Element, action: () => void): void {
  if (!host.firstElementChild || !host.matches(':active')) {
    action();
    return;
  }
  const listening = new AbortController();
  const again = () => {
    listening.abort();
    // The click follows in a task of its own.
    setTimeout(whenReleased, 0, host, action);
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    host.ownerDocument.addEventListener(type, again, options);
}

import type { ComponentType } from 'react';
import { whenIdle } from './idle.ts';
import type { MountTarget } from './mount-target.ts';
import { whenNearViewport } from './near-viewport.ts';
import type { PressGate } from './press-gate.ts';
import { dequeueMount, enqueueMount, isMountLoaded, loadMount } from './view-queue.ts';
import { retryable, type LoadView, type Retryable, type ViewModule } from './view.ts';

type View<Host> = ComponentType<{ readonly host: Host }>;

/** What the life of a view needs from its shell. */
export interface ViewLifeParts<Host extends HTMLElement> {
  readonly host: Host;
  readonly root: ShadowRoot;
  readonly loadView: LoadView<Host>;
  /** True for what floats over the page: it is near wherever its tag stands. */
  readonly isFloating: boolean;
  /** Paints what the shell shows by itself. */
  readonly paintCold: () => void;
  /** Takes over what stands in the controls, before nodes are exchanged. */
  readonly adoptControls: () => void;
  /** Called when the view stands. */
  readonly onMounted: () => void;
  /** Called once when the view could not be loaded. */
  readonly onUnavailable: (error: unknown) => void;
}

/** Tries after the first one, each on a touch, on `online` or when the page is looked at again. */
const MAX_RETRIES = 3;

const loaders = new WeakMap<LoadView<never>, Retryable<ViewModule<never>>>();

/**
 * Brings a view from far away to its place: near the viewport and idle, or at once when touched.
 * Source: docs/behaviour/elements.md §3.4
 */
export class ViewLife<Host extends HTMLElement = HTMLElement> {
  /** Far: nothing painted. Cold: the shell's own paint. Mounted: React. */
  phase: 'far' | 'cold' | 'mounted' = 'far';
  readonly #parts: ViewLifeParts<Host>;
  readonly #loader: Retryable<ViewModule<Host>>;
  readonly #target: MountTarget;
  #gate: PressGate | null = null;
  #signal: AbortSignal | null = null;
  #isRequested = false;
  #failureCount = 0;

  constructor(parts: ViewLifeParts<Host>) {
    this.#parts = parts;
    this.#loader = loaderOf(parts.loadView);
    this.#target = {
      root: parts.root,
      getGate: () => (parts.host.isConnected && this.phase !== 'mounted' ? this.#gate : null),
      // From here on: what a view does while it is drawn, such as taking the focus, must not paint over it.
      onMounting: () => {
        parts.adoptControls();
        this.phase = 'mounted';
      },
      onMounted: parts.onMounted,
    };
  }

  /** The view's component, once it is loaded. */
  get component(): View<Host> | null {
    return this.#loader.current()?.View ?? null;
  }

  /**
   * Watches the element until its view stands.
   * @param gate holds exchanges of nodes back while a press is under way
   * @param signal fires when the element leaves the page
   */
  connect(gate: PressGate, signal: AbortSignal): void {
    if (this.phase === 'mounted') return;
    this.#gate = gate;
    const { host, isFloating } = this.#parts;
    const comeNear = () => {
      this.#comeNear();
    };
    const stopWatching = isFloating ? undefined : whenNearViewport(host, comeNear);
    if (isFloating) queueMicrotask(comeNear);
    for (const type of ['pointerdown', 'focusin'])
      host.addEventListener(type, this.#wake, { signal, passive: true });
    this.#signal = signal;
    if (this.#failureCount > 0) this.#hopeForBetter();
    signal.addEventListener('abort', () => {
      stopWatching?.();
      dequeueMount(this.#target);
      this.#isRequested = false;
    });
  }

  /** Goes back to what the shell draws by itself, until the element comes into the page anew. */
  abandon(): void {
    this.#isRequested = true;
    this.phase = 'cold';
    this.#parts.paintCold();
  }

  /** Asks for the view now. */
  wake(): void {
    this.#paint();
    void this.#request();
  }

  readonly #wake = (): void => {
    this.wake();
  };

  /** Tries again when the network or the visitor comes back. */
  #hopeForBetter(): void {
    const options = { signal: this.#signal ?? undefined };
    window.addEventListener('online', this.#wake, options);
    document.addEventListener('visibilitychange', this.#wake, options);
  }

  #comeNear(): void {
    if (isMountLoaded() && this.component) {
      this.#isRequested = true;
      enqueueMount(this.#target);
      return;
    }
    this.#paint();
    void whenIdle().then(() => {
      if (this.#parts.host.isConnected) this.wake();
    });
  }

  #paint(): void {
    this.#gate?.whenFree(() => {
      if (this.phase !== 'far') return;
      const { paintCold, adoptControls } = this.#parts;
      adoptControls();
      this.phase = 'cold';
      paintCold();
    });
  }

  async #request(): Promise<void> {
    if (this.#isRequested || this.phase === 'mounted' || this.#failureCount > MAX_RETRIES) return;
    this.#isRequested = true;
    try {
      await Promise.all([loadMount(), this.#loader.load()]);
      this.#failureCount = 0;
      enqueueMount(this.#target);
    } catch (error) {
      this.#isRequested = false;
      this.#failureCount += 1;
      this.#hopeForBetter();
      if (this.#failureCount === 1) this.#parts.onUnavailable(error);
    }
  }
}

function loaderOf<Host>(loadView: LoadView<Host>): Retryable<ViewModule<Host>> {
  const key = loadView as unknown as LoadView<never>;
  const known = loaders.get(key) as unknown as Retryable<ViewModule<Host>> | undefined;
  if (known) return known;
  const made = retryable(loadView);
  loaders.set(key, made as unknown as Retryable<ViewModule<never>>);
  return made;
}

import { onReturn } from '../../../core/shared/index.ts';
import { keepFocus } from '../focus-keeper.ts';
import { isVisitorAmongAuthors } from '../stage/authors-controls.ts';
import { reader } from '../stage/load-authors-controls.ts';
import { shells } from '../stage/shells.ts';
import { whenReleased } from '../stage/when-released.ts';
import { whenHydrated } from './foreign-hydration.ts';
import { createHydrationEnd, removeCopies } from './hydration-end.ts';
import { whenIdle } from './idle-moments.ts';
import { inheritPrinted, showsPrinted, whenAdopted, whenClosed, whenContentKnown } from './printed-view.ts';
import { loadReact, mountQueue, whenReactNeeded } from './react-loader.ts';
import { createRestoreLimiter } from './restore-limiter.ts';
import type { PaintedView, ViewParts } from './view-parts.ts';

/** Retries, each on an interaction, on `online` or when the page becomes visible. */
const MAX_RETRIES = 3;

/**
 * The part of a view in the network bundle: waits until React is needed, loads it, lets it hydrate or render, and returns to
 * the painted face when rendering fails. A failed load is retried.
 * Source: docs/behaviour/elements.md §3.3, §3.4
 */
export class ReactSide {
  readonly #parts: ViewParts;
  readonly #painted: PaintedView;
  readonly #target = {
    getView: () => {
      this.#insertView();
      return this.#painted.view;
    },
    onMounted: () => {
      this.#parts.onReady();
    },
  };
  /** Watches for a page that removes the view, until React does. */
  readonly #removals = new MutationObserver(() => {
    this.reinsertView();
  });
  /** Watches for the first output of a face. */
  #firstOutput: MutationObserver | null = null;
  readonly #restoreLimiter = createRestoreLimiter();
  /** Whether the page has nothing of ours before React renders. */
  readonly #isLate: boolean;
  /** Precedes a view in the page's own nodes. */
  readonly #end: Comment | null;
  /** The signal of the time in the page for which React was requested: removing the tag ends the request. */
  #requestedFor: AbortSignal | null = null;
  #failureCount = 0;
  #hasBeenNear = false;

  constructor(parts: ViewParts, painted: PaintedView) {
    this.#parts = parts;
    this.#isLate = parts.root === parts.host && !parts.drawing.face;
    this.#end = this.#isLate ? createHydrationEnd() : null;
    this.#painted = painted;
    this.#register();
    this.reinsertView();
  }

  /** The tag is connected again. */
  connect(): void {
    if (this.#failureCount === 0) return;
    this.#failureCount = 1;
    this.#retryOnReturn();
  }

  /** The tag is removed. */
  disconnect(): void {
    this.#removals.disconnect();
    this.#firstOutput?.disconnect();
    mountQueue()?.dequeueMount(this.#target);
    // A clone that is taken meanwhile draws its own.
    if (!this.#end) return;
    this.#end.remove();
    this.#painted.view.remove();
  }

  /** Reinserts the view after a page has removed it from a tag that is still connected. */
  reinsertView(): void {
    const { host, root } = this.#parts;
    const { phase } = this.#painted;
    if (phase !== 'mounted' && host.isConnected) this.#removals.observe(root, { childList: true });
    if (!this.#isLate || phase === 'mounted') this.#insertView();
  }

  #insertView(): void {
    const { host, root, report } = this.#parts;
    const { view, phase } = this.#painted;
    if (!host.isConnected || view.isConnected) return;
    // A page may restore what it has cloned.
    removeCopies(host);
    const isFirst = this.#isLate && phase !== 'mounted';
    const isAllowed = isFirst || this.#restoreLimiter.countRestoration();
    if (isAllowed) root.append(...(this.#end ? [this.#end, view] : [view]));
    else report(new Error(`<${host.localName}> is emptied by its page again and again.`));
  }

  /**
   * Mounts a view without painting anything before, if React has loaded.
   * @returns whether React has loaded
   */
  mountNow(): boolean {
    const { face, loader } = this.#parts.drawing;
    // Hydrating a face is cheaper: the page is laid out once, however many slices React takes.
    if (face || mountQueue() === null || loader.current() === null) return false;
    const { signal } = this.#painted;
    // A view that has failed is not retried until the tag connects again.
    if (this.#requestedFor !== signal) this.#enqueue(signal);
    this.#requestedFor = signal;
    return true;
  }

  /**
   * The tag is near the viewport: requests React as soon as it is needed.
   * @param isAwaited whether the page reads `ready`, which must not wait for a visitor
   */
  async onNear(isAwaited: boolean): Promise<void> {
    this.#hasBeenNear = true;
    await this.#whenNeeded(isAwaited);
    if (this.#parts.host.isConnected) await this.#request();
  }

  /** The visitor interacts with the tag. */
  onInteraction(): void {
    const { host, drawing } = this.#parts;
    // A visitor may have interacted before this file loaded.
    keepFocus(host);
    // A face works without React, and requests it when the browser is idle.
    if (!drawing.face || this.#failureCount > 0) void this.#request();
    // An earlier request may have failed, because this file did not load.
    else if (!this.#hasBeenNear) void this.onNear(false);
  }

  #whenNeeded(isAwaited: boolean): Promise<void> {
    const { drawing } = this.#parts;
    const { signal } = this.#painted;
    const isShown = drawing.face || (showsPrinted(this.#parts) && !isAwaited);
    if (!isShown) return whenIdle();
    const wait = () => whenReactNeeded(signal);
    return drawing.face ? this.#whenPainted().then(wait) : wait();
  }

  /** Waits for the first output of a face: before it there is nothing to hydrate. */
  async #whenPainted(): Promise<void> {
    const { view } = this.#painted;
    this.#firstOutput?.disconnect();
    if (view.firstChild || !this.#parts.host.isConnected) return;
    await new Promise<void>((resolve) => {
      this.#firstOutput = new MutationObserver(() => {
        this.#firstOutput?.disconnect();
        resolve();
      });
      this.#firstOutput.observe(view, { childList: true });
    });
  }

  async #request(): Promise<void> {
    const { drawing } = this.#parts;
    const { signal, phase } = this.#painted;
    if (this.#requestedFor === signal || phase === 'mounted' || this.#isHopeless) return;
    this.#requestedFor = signal;
    try {
      // All three, before anything is replaced; the code that reads the author's fields is small.
      await Promise.all([loadReact(), drawing.loader.load(), reader.load()]);
      this.#failureCount = 0;
      this.#enqueue(this.#painted.signal);
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

  /** Retries when the network or the visitor comes back. */
  #retryOnReturn(): void {
    onReturn(this.#tryAgain, this.#painted.signal);
  }

  /** With the network, all retries are available again. */
  readonly #tryAgain = ({ type }: Event): void => {
    if (type === 'online') this.#failureCount = Math.min(this.#failureCount, 1);
    this.#painted.show();
  };

  /** While offline, an interaction does not use up a retry: `online` follows. */
  get #isHopeless(): boolean {
    return this.#failureCount > MAX_RETRIES || (this.#failureCount > 0 && !navigator.onLine);
  }

  /** Adds the view to the mount queue. The author's nodes are replaced only while no pointer is pressed on them. */
  #enqueue(signal: AbortSignal | null): void {
    const enqueue = () => {
      if (signal?.aborted || this.#painted.phase === 'mounted') return;
      // A page may have removed the view while the tag was disconnected.
      this.reinsertView();
      mountQueue()?.enqueueMount(this.#target);
    };
    const { host, root } = this.#parts;
    if (this.#painted.phase === 'painted') whenAdopted(this.#painted.view, signal, enqueue);
    else if (this.#isLate) whenHydrated(host, signal, enqueue);
    else {
      whenContentKnown(this.#parts, signal, () => {
        whenReleased(host, () => {
          whenClosed(root, enqueue);
        });
      });
    }
  }

  /** React finds the shell by the element that it renders into. */
  #register(): void {
    const { drawing, model, report } = this.#parts;
    shells.set(this.#painted.view, {
      isFace: drawing.face !== null,
      model,
      getView: () => drawing.loader.current()?.View ?? null,
      settle: () => this.#settle(),
      abandon: (error) => {
        report(error);
        this.#startOver();
      },
      report,
      onRemovedByPage: () => {
        this.reinsertView();
      },
    });
  }

  #settle(): boolean {
    const { drawing, host, adoptControls } = this.#parts;
    const painted = this.#painted;
    const { phase } = painted;
    const isVisitorHere = isVisitorAmongAuthors(host, painted.view);
    // A tag with a view has shown the author's fields until now.
    if (phase === 'far' || !drawing.face) adoptControls();
    painted.phase = 'mounted';
    this.#removals.disconnect();
    if (!drawing.face) return inheritPrinted(this.#parts, painted.view);
    // With nothing painted and no focus to keep, React renders from scratch.
    if (phase !== 'painted' && !isVisitorHere) return false;
    painted.settle();
    return true;
  }

  #startOver(): void {
    const painted = this.#painted;
    // React removes nodes from it, which `shells` must not take for the page's doing.
    shells.delete(painted.view);
    painted.startOver();
    this.#register();
    // React is not requested again until the tag connects again.
    this.#requestedFor = painted.signal;
    painted.repaint();
  }
}

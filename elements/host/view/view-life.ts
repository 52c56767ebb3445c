import type { FunctionComponent } from 'react';
import { jsx } from 'react/jsx-runtime';
import { onReturn } from '../../../core/shared/index.ts';
import type { DrawingProps } from '../drawing.ts';
import { whenWorded } from '../language.ts';
import { deferredSetup } from '../load-deferred-setup.ts';
import { Painter } from '../painter/painter.ts';
import { reader, whenReadable } from '../stage/load-authors-controls.ts';
import { PRINTED } from '../stage/printed.ts';
import { VIEW_TAG } from '../stage/view-tag.ts';
import { whenReleased } from '../stage/when-released.ts';
import { whenNearViewport } from './near-viewport.ts';
import type { ReactSide } from './react-side.ts';
import { firstInteraction } from './first-interaction.ts';
import type { PaintedView, Phase, ViewParts } from './view-parts.ts';

/**
 * The part of a view in the entry bundle: paints the face when the tag is near the viewport, or when the visitor
 * interacts with it, and notifies `ReactSide` of both. Until there is something to show, the author's markup shows.
 * Source: docs/behaviour/elements.md §3.4, §3.5
 */
export class ViewLife implements PaintedView {
  phase: Phase = 'far';
  signal: AbortSignal | null = null;
  view: HTMLElement;
  readonly #parts: ViewParts;
  #painter: Painter;
  /** The content that was painted last. */
  #shown: unknown = null;
  #createdReactSide: ReactSide | null = null;
  #stopWatching: (() => void) | null = null;
  #isUnavailableReported = false;
  #isMoving = false;

  constructor(parts: ViewParts) {
    const { host, root, report } = parts;
    for (const type of ['pointerdown', 'focusin']) host.addEventListener(type, this.show, { passive: true });
    this.#parts = {
      ...parts,
      // A tag keeps the drawing that it was created with.
      drawing: { ...parts.drawing },
      onUnavailable: (error) => {
        if (!this.#isUnavailableReported) parts.onUnavailable(error);
        this.#isUnavailableReported = true;
      },
    };
    // A server's nodes stay until the first painting: moving them would swallow a click that has begun.
    this.view = this.#createView(
      root instanceof ShadowRoot && !root.querySelector(PRINTED) ? root.childNodes : [],
    );
    this.#painter = new Painter(this.view, report);
  }

  /** Null until its code has loaded. */
  get #reactSide(): ReactSide | null {
    const loaded = deferredSetup.current();
    return (this.#createdReactSide ??= loaded && new loaded.ReactSide(this.#parts, this));
  }

  /**
   * Watches the tag until it is near the viewport.
   * @param signal aborts when the tag is removed
   */
  connect(signal: AbortSignal): void {
    const { host, isFloating } = this.#parts;
    if (isFloating) queueMicrotask(this.start);
    else this.#stopWatching = whenNearViewport(host, this.start);
    this.signal = signal;
    this.#createdReactSide?.connect();
  }

  /** Stops watching. React has unmounted, and removed what it had rendered. */
  disconnect(): void {
    this.#stopWatching?.();
    this.#createdReactSide?.disconnect();
    this.#painter.unwatch();
    if (this.phase === 'mounted') this.#restart();
  }

  repaint(): void {
    whenReadable(this.#parts.host, () => {
      if (this.phase === 'far' || this.phase === 'mounted') return;
      this.#reactSide?.reinsertView();
      try {
        this.#paint();
      } catch (error) {
        this.#parts.report(error);
      }
    });
  }

  readonly show = (): void => {
    deferredSetup.current()?.keepFocus(this.#parts.host);
    whenWorded(() => {
      if (!this.#parts.host.isConnected) return;
      this.#leaveFar();
      this.#withReactSide((side) => {
        side.onInteraction();
      });
    });
  };

  /**
   * Starts the tag: it is near the viewport, or the page reads `ready`.
   * @param isAwaited whether the page does
   */
  readonly start = (isAwaited = false): void => {
    whenWorded(() => {
      if (this.#reactSide?.mountNow()) return;
      this.#leaveFar();
      // An interaction counts before React's side has loaded.
      if (this.#parts.drawing.face) void firstInteraction();
      this.#withReactSide((side) => {
        void side.onNear(isAwaited);
      });
    });
  };

  settle(): void {
    if (this.#parts.model.$content.get() !== this.#shown || !this.#painter.isIntact) this.#paint(true);
    this.#painter.stop();
  }

  startOver(): void {
    this.view.remove();
    this.view = this.#createView([]);
    this.#restart();
  }

  #restart(): void {
    this.phase = 'near';
    this.#painter = new Painter(this.view, this.#parts.report);
  }

  #leaveFar(): void {
    const { host, drawing, adoptControls, onReady } = this.#parts;
    if (this.phase !== 'far') return;
    const leave = () => {
      if (this.phase !== 'far' || !host.isConnected) return;
      // From here on the author's fields are no longer read.
      adoptControls();
      this.phase = 'near';
      this.repaint();
      if (drawing.face) onReady();
    };
    whenReadable(host, () => {
      whenReleased(host, leave);
    });
  }

  #paint(isKnown = this.#parts.model.$states?.get().includes('initialised') ?? false): void {
    const { host, drawing, model } = this.#parts;
    const { face } = drawing;
    // Moving nodes blurs them, which may change the content.
    if (!face || this.#isMoving) return;
    this.#inherit();
    const content = model.$content.get();
    const props = { content, actions: model.actions };
    const draw = () => {
      this.#painter.paint(jsx(face as FunctionComponent<DrawingProps<unknown, unknown>>, props), isKnown);
    };
    const read = host.firstElementChild && reader.current();
    if (read) read.keepingFocus(host, this.view, draw);
    else draw();
    this.#shown = content;
    if (this.phase === 'near') this.phase = 'painted';
  }

  /** Moves a server's nodes into the view. */
  #inherit(): void {
    const { root, host } = this.#parts;
    if (root === host || root.querySelector(PRINTED)?.parentNode !== root) return;
    const focused = host.shadowRoot?.activeElement as HTMLElement | null;
    this.#isMoving = true;
    this.view.append(...[...root.childNodes].filter((node) => node !== this.view && !isKept(root, node)));
    // Nodes that move lose it.
    focused?.focus({ preventScroll: true });
    this.#isMoving = false;
  }

  /** The author's nodes show inside until there is something of ours. */
  #createView(inherited: Iterable<Node>): HTMLElement {
    const { drawing, host, root } = this.#parts;
    const view = document.createElement(VIEW_TAG);
    // It has no box: an inline box around a form makes its layout more expensive.
    view.style.display = 'contents';
    view.append(...inherited);
    if (root instanceof ShadowRoot && !root.firstChild && !view.firstChild)
      view.append(document.createElement('slot'));
    // React hydrates a page only with the children that it has printed.
    if (root !== host || drawing.face) root.append(view);
    return view;
  }

  /** Without that bundle there is no React side: each interaction and each return request it again. */
  #withReactSide(go: (side: ReactSide) => void): void {
    const { signal } = this;
    deferredSetup.load().then(
      () => {
        if (this.#reactSide) go(this.#reactSide);
      },
      (error: unknown) => {
        if (this.signal !== signal) return;
        onReturn(this.show, signal);
        this.#parts.onUnavailable(error);
      },
    );
  }
}

/** A frame keeps the slot of its author's nodes, beside the view. */
function isKept(root: ParentNode, node: Node): boolean {
  return !(root instanceof ShadowRoot) && node instanceof HTMLSlotElement;
}

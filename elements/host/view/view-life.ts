import { onReturn } from '../../../core/shared/index.ts';
import type { AnyDrawing, Drawing, Model } from '../drawing.ts';
import { whenWorded } from '../language.ts';
import { deferredSetup } from '../load-deferred-setup.ts';
import { whenReadable } from '../stage/load-authors-controls.ts';
import { ViewStage } from '../stage/view-stage.ts';
import { whenReleased } from '../stage/when-released.ts';
import { whenNearViewport } from './near-viewport.ts';
import type { ReactSide } from './react-side.ts';
import { firstInteraction } from './first-interaction.ts';

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

/**
 * Brings a tag from its author's markup to what it shows. A face is painted as soon as it is near. React adopts it after the
 * first interaction, or when another tag has loaded React. A view loads React immediately, and the author's markup shows
 * until then.
 * Source: docs/behaviour/elements.md §3.4, §3.5
 */
export class ViewLife {
  readonly #parts: ViewLifeParts;
  readonly #drawing: Drawing<unknown, unknown>;
  readonly #stage: ViewStage;
  #madeReactSide: ReactSide | null = null;
  #signal: AbortSignal | null = null;
  #stopWatching: (() => void) | null = null;
  #isUnavailableReported = false;

  constructor(parts: ViewLifeParts) {
    const { host } = parts;
    this.#parts = parts;
    for (const type of ['pointerdown', 'focusin']) host.addEventListener(type, this.show, { passive: true });
    // A tag keeps the drawing that it had when it came.
    this.#drawing = { ...(parts.drawing as unknown as Drawing<unknown, unknown>) };
    this.#stage = new ViewStage({ ...parts, face: this.#drawing.face });
  }

  /** React's side of this life; null until it has been fetched. */
  get #reactSide(): ReactSide | null {
    const fetched = deferredSetup.current();
    if (!fetched) return null;
    return (this.#madeReactSide ??= new fetched.ReactSide({
      ...this.#parts,
      drawing: this.#drawing,
      stage: this.#stage,
      getSignal: () => this.#signal,
      repaint: () => {
        this.repaint();
      },
      wake: this.show,
      onUnavailable: this.#reportUnavailable,
    }));
  }

  readonly #reportUnavailable = (error: unknown): void => {
    if (!this.#isUnavailableReported) this.#parts.onUnavailable(error);
    this.#isUnavailableReported = true;
  };

  /**
   * Watches the element until its view is there.
   * @param signal fires when the element has left the page
   */
  connect(signal: AbortSignal): void {
    const { host, isFloating } = this.#parts;
    if (isFloating) queueMicrotask(this.start);
    else this.#stopWatching = whenNearViewport(host, this.start);
    this.#signal = signal;
    this.#madeReactSide?.connect();
  }

  /** Ends what the element's stay in the page has begun. */
  disconnect(): void {
    this.#stopWatching?.();
    this.#madeReactSide?.disconnect();
    this.#stage.leave();
  }

  /** Paints the face again, unless React draws it. */
  repaint(): void {
    whenReadable(this.#parts.host, () => {
      if (this.#stage.phase !== 'near') return;
      this.#reactSide?.comeBack();
      try {
        this.#stage.paint();
      } catch (error) {
        this.#parts.report(error);
      }
    });
  }

  /** Shows what there is to show now: the visitor is here. */
  readonly show = (): void => {
    deferredSetup.current()?.keepFocus(this.#parts.host);
    whenWorded(() => {
      if (!this.#parts.host.isConnected) return;
      this.#paint();
      this.#withReact((side) => {
        side.touch();
      });
    });
  };

  /**
   * Starts the tag: it is near, or somebody asks for it.
   * @param isAwaited whether somebody does
   */
  readonly start = (isAwaited = false): void => {
    whenWorded(() => {
      if (this.#reactSide?.mountAtOnce()) return;
      this.#paint();
      // An interaction counts before React's side has loaded.
      if (this.#drawing.face) void firstInteraction();
      this.#withReact((side) => {
        void side.comeNear(isAwaited);
      });
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

  /** Without that file there is no React side: each touch and each return ask for it again. */
  #withReact(go: (side: ReactSide) => void): void {
    const signal = this.#signal;
    deferredSetup.load().then(
      () => {
        if (this.#reactSide) go(this.#reactSide);
      },
      (error: unknown) => {
        if (this.#signal !== signal) return;
        onReturn(this.show, signal);
        this.#reportUnavailable(error);
      },
    );
  }
}

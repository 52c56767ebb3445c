import type { PropertyDeclarations, PropertyValues } from '@lit/reactive-element';
import { type Report, tryAndReport } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { $speech } from '../../core/words/index.ts';
import type { AnyDrawing, Drawing, Model } from './drawing.ts';
import { adoptLightStyles } from './light-styles.ts';
import type { Listen } from './listen.ts';
import { deferredSetup } from './load-deferred-setup.ts';
import { whenProvided } from './providers.ts';
import { SpelledElement } from './spelled-element.ts';
import { registerStates } from './states.ts';
import { startShopSoon } from './start-shop-soon.ts';
import { reportUnavailable } from './report-unavailable.ts';
import { ViewLife } from './view/view-life.ts';

/**
 * The shell of every tag: it reads the HTML, passes it to the tag's model, and renders the model. It never throws into
 * the page and never writes attributes on itself. Source: docs/behaviour/elements.md §2, §3.
 */
export abstract class StoreElement extends SpelledElement {
  static override readonly properties: PropertyDeclarations = {};

  /** How the tag is drawn; tags that draw nothing have none. */
  static readonly drawing: AnyDrawing | null = null;

  /** True for tags that float over the page, regardless of their position in it. */
  static readonly isFloating: boolean = false;

  /** True for `LightElement`. */
  static readonly isLight: boolean = false;

  /** Delays the load of the store's code, for a tag that only shows its own content and needs no store. */
  static readonly patience: ((element: Element) => Promise<void>) | null = null;

  #resolveReady: (() => void) | undefined;

  readonly #ready = new Promise<void>((resolve) => {
    this.#resolveReady = resolve;
    if (!this.#class.drawing) resolve();
  });
  #isAwaited = false;

  // Test environments without a browser have no states, or no internals at all.
  readonly #states = registerStates(
    this,
    (this.attachInternals as (() => Partial<ElementInternals>) | undefined)?.call(this).states,
  );
  #life = new AbortController();
  #model: Model<unknown, unknown> | null = null;
  #views: ViewLife | null = null;
  #isPlaced = false;
  #stops: (() => void)[] = [];
  #shownStates: readonly string[] = [];

  get #class(): typeof StoreElement {
    return this.constructor as typeof StoreElement;
  }

  /**
   * Resolves when the tag works, immediately for a tag that draws nothing. It also resolves when the view fails to
   * load. Reading it initialises the tag now, even far from the viewport.
   */
  get ready(): Promise<void> {
    this.#isAwaited = true;
    if (this.#isPlaced) this.#bringUp();
    return this.#ready;
  }

  /** Aborts when the element is removed from the page. */
  protected get life(): AbortSignal {
    return this.#life.signal;
  }

  /** Where it draws; a tag that also shows its author's nodes returns an element of its shadow root. */
  protected get stageRoot(): ShadowRoot | HTMLElement {
    return this.renderRoot as ShadowRoot | HTMLElement;
  }

  override connectedCallback(): void {
    this.guard(() => {
      super.connectedCallback();
      if (!this.#isPlaced) this.#connect();
      this.#settle();
      deferredSetup.current()?.restoreModals(this.renderRoot);
      deferredSetup.current()?.restoreFocus(this);
    }, 'connect');
  }

  /** Its presence makes moveBefore() preserve the element's state. */
  connectedMoveCallback(): void {
    this.guard(() => {
      this.#settle();
    }, 'move');
  }

  // A host that sorts its list disconnects and reconnects in one task: that is a move, not a removal.
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    queueMicrotask(() => {
      if (!this.isConnected && this.#isPlaced) this.guard(this.#disconnect, 'disconnect');
    });
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    return this.#class.isLight ? this : super.createRenderRoot();
  }

  protected override update(changed: PropertyValues): void {
    this.guard(() => {
      super.update(changed);
      this.changed?.(changed);
    }, 'update');
  }

  /** Called when the element is inserted into the page; anything it starts must end with `life`. */
  protected onConnected?(): void;

  /** Called after `onConnected` and after each move. */
  protected onMoved?(): void;

  /** Called when the element is removed from the page. */
  protected onDisconnected?(): void;

  /** Called after attributes or properties change. */
  protected changed?(changed: PropertyValues): void;

  /** Reads the author's fields into the model, before ours take their place. */
  protected adoptControls?(): void;

  /**
   * Renders a model with the drawing of the class; called once, in a field initializer.
   * @returns the model
   */
  protected show<Content, Actions, Shown extends Model<Content, Actions>>(
    _drawing: Drawing<Content, Actions>,
    model: Shown & Model<Content, Actions>,
  ): Shown {
    this.#model = model;
    return model;
  }

  /** Shows the face now, even far from the viewport. */
  protected wake(): void {
    this.#views?.show();
  }

  /** Listens to a store while the element is connected; errors of the listener are reported. */
  protected readonly listen: Listen = (store, listener) => {
    const stop = store.listen((value) => {
      this.guard(() => {
        listener(value);
      }, 'listen');
    });
    // Not by the signal: one abort listener per store is measurable on a page with a hundred tags.
    this.#stops.push(stop);
  };

  /** Runs a step; its errors are reported and never reach the page. */
  protected guard(step: () => void, context: string): void {
    tryAndReport(this.#report, context, step);
  }

  readonly #report: Report = (error, context) => {
    storefront().report(error, `${this.localName}/${context}`);
  };

  #connect(): void {
    this.#isPlaced = true;
    if (this.#life.signal.aborted) this.#life = new AbortController();
    this.#views ??= this.#createViews();
    this.#views?.connect(this.life);
    if (this.#isAwaited) this.#bringUp();
    this.guard(() => this.onConnected?.(), 'connected');
    this.#followModel();
    // The content of models contains words.
    this.listen($speech, () => {
      this.requestUpdate();
    });
    const begin = () => {
      void this.#loadDeferredSetup();
      whenProvided(this, startShopSoon);
    };
    const { patience } = this.#class;
    if (patience) void patience(this).then(begin);
    else begin();
  }

  /** Waits for the first update, which provides the content. */
  #bringUp(): void {
    void this.updateComplete.then(() => this.#views?.start(true));
  }

  async #loadDeferredSetup(): Promise<void> {
    // Code that cannot work without it reports the failure.
    const { setUp } = (await deferredSetup.load().catch(() => null)) ?? {};
    this.guard(() => setUp?.(this, this.#class), 'deferred-setup');
  }

  #settle(): void {
    // A shadow root loses its sheets in another document.
    adoptLightStyles(this.renderRoot, this.#class.elementStyles);
    this.onMoved?.();
  }

  #createViews(): ViewLife | null {
    const { drawing, isFloating, isLight } = this.#class;
    const model = this.#model;
    // A tag without a shadow root leaves its author's content as it is.
    if (!drawing || !model || (isLight && this.children.length > 0)) {
      this.#resolveReady?.();
      if (!isLight && !this.renderRoot.firstChild) this.renderRoot.append(document.createElement('slot'));
      return null;
    }
    const report = (error: unknown) => {
      this.#report(error, 'view');
    };
    return new ViewLife({
      host: this,
      root: this.stageRoot,
      drawing: drawing as unknown as Drawing<unknown, unknown>,
      model,
      isFloating,
      adoptControls: () => {
        this.guard(() => this.adoptControls?.(), 'adopt');
      },
      onReady: () => {
        this.#resolveReady?.();
      },
      onUnavailable: (error) => {
        // Otherwise callers of `ready` would wait forever; `store-error` reports the failure.
        this.#resolveReady?.();
        if (reportUnavailable(this, error)) report(error);
      },
      report,
    });
  }

  #followModel(): void {
    const { $content, $states } = this.#model ?? {};
    const views = this.#views;
    if ($content && views) {
      this.listen($content, () => {
        views.repaint();
      });
      // It may have changed while the element was disconnected.
      views.repaint();
    }
    if (!$states) return;
    this.listen($states, this.#showStates);
    this.#showStates($states.get());
  }

  readonly #showStates = (names: readonly string[]): void => {
    for (const name of this.#shownStates) if (!names.includes(name)) this.#states?.delete(name);
    for (const name of names) if (!this.#shownStates.includes(name)) this.#states?.add(name);
    this.#shownStates = names;
  };

  readonly #disconnect = (): void => {
    this.#isPlaced = false;
    this.guard(() => this.#views?.disconnect(), 'disconnect');
    this.#life.abort();
    for (const stop of this.#stops.splice(0)) stop();
    deferredSetup.current()?.forgetFocus(this);
    this.onDisconnected?.();
  };
}

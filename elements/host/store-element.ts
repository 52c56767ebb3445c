import { ReactiveElement, type PropertyDeclarations, type PropertyValues } from '@lit/reactive-element';
import { type Report, tryAndReport } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { $speech } from '../../core/words/index.ts';
import { spellingsOf } from './attribute-spellings.ts';
import { accessorOf, isStoreAttribute } from './attribute-accessor.ts';
import type { AnyDrawing, Drawing, Model } from './drawing.ts';
import { adoptLightStyles } from './light-styles.ts';
import type { Listen } from './listen.ts';
import { deferredSetup } from './load-deferred-setup.ts';
import { whenProvided } from './providers.ts';
import { noteStates } from './states.ts';
import { startShopSoon } from './start-shop-soon.ts';
import { reportUnavailable } from './report-unavailable.ts';
import { ViewLife } from './view/view-life.ts';

/**
 * The shell of every tag: reads the HTML, hands it to the tag's model, and shows what the model says. It never throws
 * into the page and never writes attributes on itself. Source: docs/behaviour/elements.md §2, §3.
 */
export abstract class StoreElement extends ReactiveElement {
  static override readonly properties: PropertyDeclarations = {};

  /** How the tag is drawn; tags that draw nothing have none. */
  static readonly drawing: AnyDrawing | null = null;

  /** True for what floats over the page, wherever its tag stands. */
  static readonly isFloating: boolean = false;

  /** True for tags that draw into the page itself and not into a shadow root: forms that are filled in by the browser. */
  static readonly isLight: boolean = false;

  /** What the shop's files wait for, with a tag that shows what is there and asks the store nothing. */
  static readonly patience: ((element: Element) => Promise<void>) | null = null;

  #resolveReady: (() => void) | undefined;

  readonly #ready = new Promise<void>((resolve) => {
    this.#resolveReady = resolve;
    if (!this.#class.drawing) resolve();
  });
  #isAwaited = false;

  // Test environments without a browser have no states, or no internals at all.
  readonly #states = noteStates(
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
   * Resolves when the tag works, at once for a tag that draws nothing; and when its view cannot be loaded. Whoever asks
   * brings it up now, wherever in the page it stands.
   */
  get ready(): Promise<void> {
    this.#isAwaited = true;
    if (this.#isPlaced) this.#bringUp();
    return this.#ready;
  }

  /** Fires when the element has left the page. */
  protected get life(): AbortSignal {
    return this.#life.signal;
  }

  /** Where it draws; a tag that shows its author's nodes beside that gives an element of its shadow root. */
  protected get stageRoot(): ShadowRoot | HTMLElement {
    return this.renderRoot as ShadowRoot | HTMLElement;
  }

  protected static override finalize(): void {
    if (!Object.hasOwn(this, 'finalized') && Object.hasOwn(this, 'properties')) {
      for (const [name, options] of Object.entries(this.properties)) {
        // Lit wraps an accessor that is there already.
        if (isStoreAttribute(options)) Object.defineProperty(this.prototype, name, accessorOf(options));
      }
    }
    super.finalize();
  }

  static override get observedAttributes(): string[] {
    const names = super.observedAttributes;
    return [...names, ...spellingsOf(this).keys()];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    for (const [spelling, attribute] of spellingsOf(this.#class)) {
      if (name !== spelling && name !== attribute) continue;
      const given = this.getAttribute(attribute) ?? this.getAttribute(spelling);
      super.attributeChangedCallback(attribute, old, given);
      return;
    }
    super.attributeChangedCallback(name, old, value);
  }

  override connectedCallback(): void {
    this.guard(() => {
      super.connectedCallback();
      if (!this.#isPlaced) this.#arrive();
      this.#settle();
      deferredSetup.current()?.restoreModals(this.renderRoot);
      deferredSetup.current()?.restoreFocus(this);
    }, 'connect');
  }

  /** Present, so that moveBefore() loses nothing. */
  connectedMoveCallback(): void {
    this.guard(() => {
      this.#settle();
    }, 'move');
  }

  // A host that sorts its list disconnects and connects in one task: only who stays away has left.
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    queueMicrotask(() => {
      if (!this.isConnected && this.#isPlaced) this.guard(this.#leave, 'disconnect');
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

  /** Called when the element has come into the page; what it begins ends with `life`. */
  protected onConnected?(): void;

  /** Called when the element has come to a place in the page, after `arrived` and after each move. */
  protected onMoved?(): void;

  /** Called when the element has left the page. */
  protected onDisconnected?(): void;

  /** Called after attributes or properties have changed. */
  protected changed?(changed: PropertyValues): void;

  /** Reads the author's fields into the model, before ours take their place. */
  protected adoptControls?(): void;

  /**
   * Shows what a model says, by the drawing of the class; called once, in a field initializer.
   * @returns the model
   */
  protected show<Content, Actions, Shown extends Model<Content, Actions>>(
    _drawing: Drawing<Content, Actions>,
    model: Shown & Model<Content, Actions>,
  ): Shown {
    this.#model = model;
    return model;
  }

  /** Shows the face now instead of when it is near. */
  protected wake(): void {
    this.#views?.show();
  }

  /** Listens to a store as long as the element is in the page; what the listener throws is reported. */
  protected readonly listen: Listen = (store, listener) => {
    const stop = store.listen((value) => {
      this.guard(() => {
        listener(value);
      }, 'listen');
    });
    // Not by the signal: a listener for each of them is what a hundred tags can feel.
    this.#stops.push(stop);
  };

  /** Runs a step; what it throws is reported and never reaches the page. */
  protected guard(step: () => void, context: string): void {
    tryAndReport(this.#report, context, step);
  }

  readonly #report: Report = (error, context) => {
    storefront().report(error, `${this.localName}/${context}`);
  };

  #arrive(): void {
    this.#isPlaced = true;
    if (this.#life.signal.aborted) this.#life = new AbortController();
    this.#views ??= this.#createViews();
    this.#views?.connect(this.life);
    if (this.#isAwaited) this.#bringUp();
    this.guard(() => this.onConnected?.(), 'arrive');
    this.#followModel();
    // Models write words into what they say.
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

  /** Not before it knows what it shows. */
  #bringUp(): void {
    void this.updateComplete.then(() => this.#views?.start(true));
  }

  async #loadDeferredSetup(): Promise<void> {
    // What does not load is reported by those who cannot do without it.
    const { setUp: lookAfter } = (await deferredSetup.load().catch(() => null)) ?? {};
    this.guard(() => lookAfter?.(this, this.#class), 'care');
  }

  #settle(): void {
    if (this.#class.isLight) adoptLightStyles(this, this.#class.elementStyles);
    this.onMoved?.();
  }

  #createViews(): ViewLife | null {
    const { drawing, isFloating, isLight } = this.#class;
    const model = this.#model;
    // What the author put into a tag without a shadow root is the author's: it is not covered up.
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
      drawing,
      model,
      isFloating,
      adoptControls: () => {
        this.guard(() => this.adoptControls?.(), 'adopt');
      },
      onReady: () => {
        this.#resolveReady?.();
      },
      onUnavailable: (error) => {
        // Whoever waits would wait for good; `store-error` says how it ended.
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
      // It may have changed while the element was away.
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

  readonly #leave = (): void => {
    this.#isPlaced = false;
    this.guard(() => this.#views?.disconnect(), 'disconnect');
    this.#life.abort();
    for (const stop of this.#stops.splice(0)) stop();
    deferredSetup.current()?.forgetFocus(this);
    this.onDisconnected?.();
  };
}

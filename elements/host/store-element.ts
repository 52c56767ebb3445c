import { ReactiveElement, type PropertyDeclaration, type PropertyValues } from '@lit/reactive-element';
import type { ComponentType } from 'react';
import { storefront, type Storefront } from '../../core/storefront/index.ts';
import type { StoreAttribute } from './attributes.ts';
import { markup, paint, type Markup } from './cold-markup.ts';
import { readFocus, showsAuthors, writeFocus } from './controls.ts';
import { StoreErrorEvent } from './events.ts';
import { forgetFocus, keepFocus, restoreFocus } from './focus-keeper.ts';
import { PressGate } from './press-gate.ts';
import { whenProvided } from './providers.ts';
import { HOST_STRINGS } from './strings.ts';
import { ViewLife } from './view-life.ts';
import type { LoadView } from './view.ts';

interface Listenable<Value> {
  get(): Value;
  listen(listener: () => void): () => void;
}

/**
 * The shell of every tag: reads the HTML, owns the state, answers before React is there.
 * It never throws into the page and never writes attributes on itself. Source: docs/behaviour/elements.md §2, §3.
 */
export abstract class StoreElement extends ReactiveElement {
  /** Loads the tag's React side; tags that draw nothing have none. */
  static readonly loadView: LoadView<never> | null = null;

  /** True for what floats over the page, wherever its tag stands. */
  static readonly isFloating: boolean = false;

  #resolveReady: (() => void) | undefined;

  /** Resolves when the tag's view stands; at once for a tag that has none. */
  readonly ready = new Promise<void>((resolve) => {
    this.#resolveReady = resolve;
    if (!(this.constructor as typeof StoreElement).loadView) resolve();
  });

  readonly #internals = this.attachInternals();
  #life = new AbortController();
  #views: ViewLife<StoreElement> | null = null;
  #isPlaced = false;

  /** The shop of this page. */
  get storefront(): Storefront {
    return storefront();
  }

  /** The React component that draws this tag, once it is loaded. */
  get view(): ComponentType<{ readonly host: StoreElement }> | null {
    return this.#views?.component ?? null;
  }

  /** Fires when the element has left the page. */
  protected get life(): AbortSignal {
    return this.#life.signal;
  }

  static override getPropertyDescriptor(
    name: PropertyKey,
    key: string | symbol,
    options: PropertyDeclaration,
  ): PropertyDescriptor | undefined {
    const descriptor = super.getPropertyDescriptor(name, key, options);
    if (!isStoreAttribute(options) || !descriptor?.set) return descriptor;
    return {
      ...descriptor,
      get(this: StoreElement): unknown {
        return (descriptor.get?.call(this) as unknown) ?? options.fallback;
      },
      set(this: StoreElement, value: unknown) {
        descriptor.set?.call(this, options.normalise(value));
      },
    };
  }

  override connectedCallback(): void {
    this.guard(() => {
      super.connectedCallback();
      if (!this.#isPlaced) this.#arrive();
      this.placed?.();
      restoreFocus(this);
    }, 'connect');
  }

  /** Present, so that moveBefore() loses nothing. */
  connectedMoveCallback(): void {
    this.guard(() => {
      this.placed?.();
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
    const root = super.createRenderRoot();
    // What the author or the server put into the tag shows until there is something better.
    if (root instanceof ShadowRoot && root.childNodes.length === 0)
      root.append(document.createElement('slot'));
    return root;
  }

  protected override update(changed: PropertyValues): void {
    this.guard(() => {
      super.update(changed);
      this.changed?.(changed);
    }, 'update');
  }

  /** Called when the element has come into the page; what it begins ends with `life`. */
  protected arrived?(): void;

  /** Called when the element has come to a place in the page, after `arrived` and after each move. */
  protected placed?(): void;

  /** Called after attributes or properties have changed. */
  protected changed?(changed: PropertyValues): void;

  /** What the shell shows before the view is there; null leaves what the author put there. */
  protected coldMarkup(): readonly (Markup | string)[] | null {
    return null;
  }

  /** Reads the controls that are shown into the stores, before their nodes are exchanged. */
  protected adoptControls?(): void;

  /** Writes the stores into the controls, after nodes were painted. */
  protected fillControls?(): void;

  /** Takes a view down that failed, and goes on without it. */
  abandonView(error: unknown): void {
    this.storefront.report(error, `${this.localName}/view`);
    this.#views?.abandon();
  }

  /** Paints the cold markup again, unless the view stands already. */
  protected repaint(): void {
    const root = this.renderRoot;
    if (this.#views?.phase !== 'cold' || !(root instanceof ShadowRoot)) return;
    const focus = showsAuthors(root) ? readFocus(root) : null;
    paint(root, this.coldMarkup() ?? AUTHORS_CONTENT);
    this.fillControls?.();
    if (focus) writeFocus(root, focus);
  }

  /** Asks for the view without waiting for a quiet moment. */
  protected wake(): void {
    this.#views?.wake();
  }

  /** Calls back now and on every change of a store, as long as the element is in the page. */
  protected follow<Value>(store: Listenable<Value>, listener: (value: Value) => void): void {
    const tell = () => {
      this.guard(() => {
        listener(store.get());
      }, 'follow');
    };
    const stop = store.listen(tell);
    tell();
    this.life.addEventListener('abort', stop, { once: true });
  }

  /** Sets or takes away a custom state, for `:state()` selectors. */
  protected setState(name: string, isOn: boolean): void {
    if (isOn) this.#internals.states.add(name);
    else this.#internals.states.delete(name);
  }

  /** Runs a step; what it throws is reported and never reaches the page. */
  protected guard(step: () => void, context: string): void {
    try {
      step();
    } catch (error) {
      this.storefront.report(error, `${this.localName}/${context}`);
    }
  }

  #arrive(): void {
    this.#isPlaced = true;
    if (this.#life.signal.aborted) this.#life = new AbortController();
    const { loadView, isFloating } = this.constructor as typeof StoreElement;
    const safely = (context: string, step: () => void) => () => {
      this.guard(step, context);
    };
    if (loadView && this.renderRoot instanceof ShadowRoot) {
      this.#views ??= new ViewLife<StoreElement>({
        host: this,
        root: this.renderRoot,
        isFloating,
        loadView: loadView as LoadView<StoreElement>,
        paintCold: safely('paint', () => {
          this.repaint();
        }),
        adoptControls: safely('adopt', () => this.adoptControls?.()),
        onMounted: () => {
          this.#resolveReady?.();
        },
        onUnavailable: (error) => {
          this.#sendUnavailable(error);
        },
      });
      this.#views.connect(new PressGate(this, this.life), this.life);
      keepFocus(this, this.life);
    }
    this.guard(() => this.arrived?.(), 'arrive');
    whenProvided(this, () => {
      startSoon(this.storefront);
    });
  }

  #leave = (): void => {
    this.#isPlaced = false;
    this.#life.abort();
    forgetFocus(this);
  };

  #sendUnavailable(error: unknown): void {
    this.storefront.report(error, `${this.localName}/view`);
    this.dispatchEvent(
      new StoreErrorEvent({
        code: 'view-unavailable',
        field: null,
        title: HOST_STRINGS.unableToLoad,
        message: HOST_STRINGS.tryAgain,
      }),
    );
  }
}

const AUTHORS_CONTENT: readonly Markup[] = [markup('slot', {})];

let isStarting = false;

/** The page's shop opens when the elements of this task stand: one of them may be a store-config. */
function startSoon(storefront: Storefront): void {
  if (isStarting) return;
  isStarting = true;
  queueMicrotask(() => {
    try {
      storefront.start();
    } catch (error) {
      storefront.report(error, 'start');
    }
  });
}

function isStoreAttribute(options: PropertyDeclaration): options is StoreAttribute<unknown> {
  return 'normalise' in options;
}

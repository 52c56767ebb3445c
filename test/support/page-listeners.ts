/** What is left behind in a page: counted where it is registered, through the browser's own doors. */
export interface PageCount {
  /** Listeners on the window and on the document, by type. */
  readonly listeners: Readonly<Record<string, number>>;
  /** Nodes under observation, by kind of observer. */
  readonly observed: Readonly<Record<string, number>>;
}

/** Counts until it is stopped. */
interface Counter<Count> {
  readonly read: () => Count;
  readonly stop: () => void;
}

interface Registration {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly isCapturing: boolean;
}

/**
 * Counts listeners and observers from now on, until stopped.
 * @returns how to read the count, and how to stop
 */
export function countPage(): Counter<PageCount> {
  const listeners = countListeners();
  const observers = [countObserver(IntersectionObserver), countObserver(MutationObserver)];
  return {
    read: () => ({
      listeners: listeners.read(),
      observed: Object.fromEntries(observers.map(({ name, read }) => [name, read()])),
    }),
    stop() {
      for (const { stop } of [listeners, ...observers]) stop();
    },
  };
}

function countListeners(): Counter<Record<string, number>> {
  const live: Registration[] = [];
  const drop = (gone: Registration) => {
    const index = live.findIndex((other) => isSame(other, gone));
    if (index >= 0) live.splice(index, 1);
  };
  const restoreAdding = replaceMethod(
    EventTarget.prototype,
    'addEventListener',
    (add) =>
      function (this: EventTarget | undefined, type, listener, options) {
        // Called as a plain function it belongs to the window.
        const target = this ?? window;
        add.call(target, type, listener, options);
        if (target !== window && target !== document) return;
        const { capture = false, signal, once = false } = asOptions(options);
        const registration = { target, type, listener, isCapturing: capture };
        const forget = () => {
          drop(registration);
        };
        forget();
        if (!signal?.aborted) live.push(registration);
        if (signal) add.call(signal, 'abort', forget);
        if (once) add.call(target, type, forget, { once, capture });
      },
  );
  const restoreRemoving = replaceMethod(
    EventTarget.prototype,
    'removeEventListener',
    (remove) =>
      function (this: EventTarget | undefined, type, listener, options) {
        const target = this ?? window;
        remove.call(target, type, listener, options);
        drop({ target, type, listener, isCapturing: asOptions(options).capture ?? false });
      },
  );
  return {
    read: () => countBy(live, ({ target, type }) => `${target === window ? 'window' : 'document'} ${type}`),
    stop() {
      restoreAdding();
      restoreRemoving();
    },
  };
}

function isSame(one: Registration, other: Registration): boolean {
  return (
    one.target === other.target &&
    one.type === other.type &&
    one.listener === other.listener &&
    one.isCapturing === other.isCapturing
  );
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Record<string, number> {
  const count: Record<string, number> = {};
  for (const item of items) count[keyOf(item)] = (count[keyOf(item)] ?? 0) + 1;
  return count;
}

function replaceMethod<Host extends object, Name extends keyof Host>(
  host: Host,
  name: Name,
  wrap: (original: Host[Name]) => Host[Name],
): () => void {
  const original = host[name];
  host[name] = wrap(original);
  return () => {
    host[name] = original;
  };
}

function asOptions(options: boolean | AddEventListenerOptions | undefined): AddEventListenerOptions {
  return typeof options === 'object' ? options : { capture: options ?? false };
}

interface Observer {
  observe(node: Node): void;
  unobserve?(node: Node): void;
  disconnect(): void;
}

function countObserver(kind: {
  readonly name: string;
  readonly prototype: object;
}): Counter<number> & { readonly name: string } {
  const prototype = kind.prototype as Observer;
  const observed = new Map<Observer, Set<Node>>();
  const restores = [
    replaceMethod(
      prototype,
      'observe',
      (observe) =>
        function (this: Observer, node, ...options) {
          observe.call(this, node, ...options);
          observed.set(this, (observed.get(this) ?? new Set<Node>()).add(node));
        },
    ),
    replaceMethod(
      prototype,
      'disconnect',
      (disconnect) =>
        function (this: Observer) {
          disconnect.call(this);
          observed.delete(this);
        },
    ),
  ];
  // A MutationObserver cannot leave one node only.
  if (prototype.unobserve) {
    restores.push(
      replaceMethod(
        prototype,
        'unobserve',
        (unobserve) =>
          function (this: Observer, node) {
            unobserve?.call(this, node);
            observed.get(this)?.delete(node);
          },
      ),
    );
  }
  return {
    name: kind.name,
    read: () => [...observed.values()].reduce((sum, nodes) => sum + nodes.size, 0),
    stop() {
      for (const restore of restores) restore();
    },
  };
}

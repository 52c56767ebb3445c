/**
 * The request that consumers send up the tree and providers answer. It follows the context protocol of the Web
 * Components Community Group, so that it works with other libraries.
 */
class ContextRequestEvent extends Event {
  declare readonly context: symbol;
  declare readonly callback: (value: unknown) => void;
  readonly subscribe = false;

  constructor(context: symbol, callback: (value: unknown) => void) {
    super('context-request', { bubbles: true, composed: true });
    this.context = context;
    this.callback = callback;
  }
}

/**
 * Asks the nearest provider above an element.
 * @param host the element that asks
 * @param context the key, by Symbol.for, so that several copies of the script share it
 * @returns the provided value, unchecked, or null without a provider
 * Source: docs/behaviour/elements.md §3.6
 */
export function requestContext(host: Element, context: symbol): unknown {
  let provided: unknown = null;
  host.dispatchEvent(
    new ContextRequestEvent(context, (value) => {
      provided = value;
    }),
  );
  return provided;
}

/**
 * Answers requests from below an element.
 * @param host the element that provides
 * @param context the key
 * @param getValue returns the provided value
 * @param signal stops answering
 */
export function provideContext(
  host: Element,
  context: symbol,
  getValue: () => unknown,
  signal: AbortSignal,
): void {
  const answer = (event: Event) => {
    if (!isRequest(event) || event.context !== context || event.composedPath()[0] === host) return;
    event.stopImmediatePropagation();
    event.callback(getValue());
  };
  host.addEventListener('context-request', answer, { signal });
}

function isRequest(event: Event): event is ContextRequestEvent {
  return 'context' in event && 'callback' in event && typeof event.callback === 'function';
}

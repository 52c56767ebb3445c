/** The base URL without a document: paths stay paths, and nothing is ever sent to it. */
export const NO_DOCUMENT = 'http://no-document.invalid';

/** The facts of the document that settings depend on. Source: docs/behaviour/settings.md §5. */
export interface PageFacts {
  /** Base of relative URLs, absolute. */
  readonly baseUri: string;
  /** Origin such as `https://shop.example`; empty where there is none. */
  readonly origin: string;
  /** The root element; null where there is none yet. */
  readonly root: Element | null;
  /** Whether the document is still being parsed. */
  readonly isLoading: boolean;
}

/**
 * Reads the facts of the document that settings depend on.
 * @param document the page; null in Node
 * Source: docs/behaviour/settings.md §5.
 */
export function readPageFacts(document: Document | null): PageFacts {
  // A test environment takes its globals back before the last tags are disconnected.
  if (document === null || !('Document' in globalThis))
    return { baseUri: NO_DOCUMENT, origin: '', root: null, isLoading: false };
  const root = read(Document.prototype, 'documentElement', document);
  const origin = (document.location as Location | null)?.origin ?? 'null';
  return {
    baseUri: String(read(Document.prototype, 'baseURI', document)),
    // The origin of a sandboxed frame and of a local file is "null".
    origin: origin === 'null' ? '' : origin,
    root: root as Element | null,
    isLoading: read(Document.prototype, 'readyState', document) === 'loading',
  };
}

/**
 * Calls back once the document has been parsed.
 * @param document the document, still loading
 * @param action called once
 */
export function onceParsed(document: Document, action: () => void): void {
  EventTarget.prototype.addEventListener.call(document, 'DOMContentLoaded', action, { once: true });
}

// Read through the prototype: otherwise `<form name="documentElement">` would shadow the property.
function read(prototype: object, name: string, document: Document): unknown {
  return Reflect.get(prototype, name, document) as unknown;
}

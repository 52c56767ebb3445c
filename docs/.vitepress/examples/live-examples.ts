/** A live example of a document. */
export interface LiveExample {
  /** Unique on the site: the document's name, and a number from the second example on. */
  readonly id: string;
  /** As written in the document. */
  readonly html: string;
  /** The cart holds two pieces of the first product. */
  readonly hasCart: boolean;
  /** What a screen reader says, line by line; undefined if the document does not say. */
  readonly transcript?: readonly string[];
}

/** The meaning of a fence: a live example, or the transcript of the example before it. */
export type LiveFence =
  | { readonly kind: 'example'; readonly hasCart: boolean }
  | { readonly kind: 'transcript' };

const FENCE = /^```([^`\n]+)\n([^]*?)^```$/gm;

/** What is written behind a fence → its meaning. */
const MEANINGS = new Map<string, LiveFence>([
  ['html live', { kind: 'example', hasCart: false }],
  ['html live cart', { kind: 'example', hasCart: true }],
  ['text screen-reader', { kind: 'transcript' }],
]);

/**
 * Reads what is written behind a fence.
 * @param info such as `html live`
 * @returns its meaning; undefined for ordinary code
 */
export function liveFenceOf(info: string): LiveFence | undefined {
  return MEANINGS.get(info.trim());
}

/**
 * Finds the live examples of a document: fences marked `html live`, or `html live cart`. A fence marked
 * `text screen-reader` belongs to the example before it.
 * @param file path of the document in the repository
 * @param text its Markdown
 * @returns the examples, in order
 */
export function liveExamplesIn(file: string, text: string): readonly LiveExample[] {
  const examples: LiveExample[] = [];
  for (const [, info = '', code = ''] of text.matchAll(FENCE)) {
    const last = examples.at(-1);
    const fence = liveFenceOf(info);
    if (fence?.kind === 'example') {
      examples.push({ id: exampleId(file, examples.length), html: code, hasCart: fence.hasCart });
    } else if (fence && last) {
      examples[examples.length - 1] = { ...last, transcript: code.trimEnd().split('\n') };
    }
  }
  return examples;
}

/**
 * Names an example.
 * @param file path of its document
 * @param place among the document's examples, from 0
 */
export function exampleId(file: string, place: number): string {
  const name = file.replace(/^.*\/(?!README)|\/?(README)?\.md$/g, '').replaceAll('/', '-');
  return place === 0 ? name : `${name}-${place + 1}`;
}

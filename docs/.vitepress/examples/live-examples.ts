/** A live example of a document. */
export interface LiveExample {
  /** Unique on the site: the document's name, and a number from the second example on. */
  readonly id: string;
  /** As written in the document. */
  readonly html: string;
  /** The cart holds two pieces of the first product. */
  readonly hasCart: boolean;
  /** What a screen reader says, line by line; undefined if the document does not say. */
  readonly heard?: readonly string[];
}

const FENCE = /^```(html live(?: cart)?|text heard)\n([^]*?)^```$/gm;

/**
 * Finds the live examples of a document: fences marked `html live`, or `html live cart`. A fence marked `text heard`
 * belongs to the example before it.
 * @param file path of the document in the repository
 * @param text its Markdown
 * @returns the examples, in order
 */
export function liveExamplesIn(file: string, text: string): readonly LiveExample[] {
  const examples: LiveExample[] = [];
  for (const [, info = '', code = ''] of text.matchAll(FENCE)) {
    const last = examples.at(-1);
    if (info !== 'text heard') {
      const id = exampleId(file, examples.length);
      examples.push({ id, html: code, hasCart: info.endsWith(' cart') });
    } else if (last) {
      examples[examples.length - 1] = { ...last, heard: code.trimEnd().split('\n') };
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

/** What a file is served as if its content is not in the table. */
const UNKNOWN = 'application/octet-stream';
/** As many bytes as the table looks at. */
const HEAD_BYTES = 64;

/** The types in which files are served → where their content begins with what, in Latin-1. All of them are only saved, never shown. */
const SIGNATURES: readonly (readonly [type: string, start: number, signature: string])[] = [
  ['application/pdf', 0, '%PDF-'],
  ['application/epub+zip', 30, 'mimetypeapplication/epub+zip'],
  ['image/png', 0, '\u0089PNG\r\n\u001A\n'],
  ['image/jpeg', 0, '\u00FF\u00D8\u00FF'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['audio/mpeg', 0, 'ID3'],
  ['audio/wav', 8, 'WAVE'],
  ['audio/flac', 0, 'fLaC'],
  ['video/mp4', 4, 'ftyp'],
];

/**
 * Finds the type of a file by its content, never by its name.
 * @param content its beginning, or all of it
 * @returns a media type of our own table
 * Source: docs/behaviour/reference-store.md §29.1
 */
export function mediaTypeOf(content: Uint8Array): string {
  const head = Buffer.from(content.subarray(0, HEAD_BYTES)).toString('latin1');
  const known = SIGNATURES.find(([, start, signature]) => head.startsWith(signature, start));
  return known?.[0] ?? UNKNOWN;
}

/**
 * Finds the type of a file that is being received.
 * @param content in parts
 * @returns its type, and the same content from its beginning
 */
export async function withMediaType(
  content: AsyncIterable<Uint8Array>,
): Promise<{ readonly mediaType: string; readonly content: AsyncIterable<Uint8Array> }> {
  const parts: AsyncIterator<Uint8Array, unknown> = content[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let length = 0;
  let isAtEnd = false;
  while (length < HEAD_BYTES && !isAtEnd) {
    const next = await parts.next();
    if (next.done === true) isAtEnd = true;
    else {
      read.push(next.value);
      length += next.value.length;
    }
  }
  const head = Buffer.concat(read);
  async function* whole(): AsyncGenerator<Uint8Array, void> {
    if (head.length > 0) yield head;
    if (!isAtEnd) yield* { [Symbol.asyncIterator]: () => parts };
  }
  return { mediaType: mediaTypeOf(head), content: whole() };
}

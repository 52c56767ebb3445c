import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { once } from 'node:events';

import { refusal } from '../shared/refusal.ts';

/** How much a form with files may send. */
export interface FormLimits {
  /** Number of files. */
  readonly files: number;
  /** Size of each file, in bytes. */
  readonly fileBytes: number;
  /** Number of other controls. */
  readonly fields: number;
  /** Size of the value of each, in bytes. */
  readonly fieldBytes: number;
}

/** A file of a form. */
export interface FormFile {
  /** The name of its control. */
  readonly name: string;
  /** As the sender named it; '' without a name. */
  readonly fileName: string;
  /** Read once, before the next part; throws Refusal 413 beyond the limit. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** A part of a form: a control with a text, or a file. */
export type FormPart = { readonly name: string; readonly text: string } | FormFile;

type Found = { readonly name: string; readonly text: string } | FoundFile;

interface FoundFile {
  readonly name: string;
  readonly fileName: string;
  readonly stream: BusboyFileStream;
}

/** Of the headers of a part: names of files are longer than any file system allows. */
const MAX_HEADER_BYTES = 16_384;

/**
 * Reads a form with files, part by part in the order in which they are sent. It reads no further than its caller: the rest of the body
 * stays on the connection.
 * @param body of the request
 * @param contentType of the request
 * @param limits of its parts, and a signal for a closed connection
 * @returns its parts
 * @throws Refusal 400 for a malformed or truncated form and a closed connection, 413 beyond a limit
 * Source: RFC 7578 §4
 */
export async function* formParts(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  { closed, ...limits }: FormLimits & { readonly closed?: AbortSignal },
): AsyncGenerator<FormPart, void> {
  const stopping = new AbortController();
  const reader = body.getReader();
  const queue = createQueue();
  const parser = openParser(contentType, limits, queue);
  const feed = async (): Promise<void> => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (stopping.signal.aborted) return;
      if (!parser.write(next.value)) await once(parser, 'drain', { signal: stopping.signal });
    }
    parser.end();
  };
  const failClosed = (): void => {
    queue.fail(refusal(400, 'invalid'));
    // Ends the file that is being read.
    parser.end();
  };
  const feeding = feed().catch(failClosed);
  // The body of a closed connection neither ends nor fails.
  closed?.addEventListener('abort', failClosed);
  const streams: BusboyFileStream[] = [];
  try {
    for (let found = await queue.take(); found !== undefined; found = await queue.take()) {
      if ('text' in found) {
        yield found;
        continue;
      }
      const { name, fileName, stream } = found;
      streams.push(stream);
      yield { name, fileName, content: contentOf(stream, queue.failure) };
      // What its reader has left.
      stream.resume();
    }
  } finally {
    stopping.abort();
    closed?.removeEventListener('abort', failClosed);
    for (const stream of streams) stream.resume();
    // The body itself is discarded by the server's answer.
    void feeding.finally(() => {
      reader.releaseLock();
    });
  }
}

function openParser(contentType: string, limits: FormLimits, queue: Queue): BusboyInstance {
  let parser: BusboyInstance;
  try {
    parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        files: limits.files,
        fileSize: limits.fileBytes,
        fields: limits.fields,
        fieldSize: limits.fieldBytes,
        fieldNameSize: 200,
        headerSize: MAX_HEADER_BYTES,
        headerPairs: 20,
      },
    });
  } catch {
    // Without a boundary.
    throw refusal(400, 'invalid');
  }
  const failTooMany = (): void => {
    queue.fail(refusal(413, 'tooManyFiles'));
  };
  parser.on('field', (name, text, isNameCut, isTextCut) => {
    if (isNameCut || isTextCut) queue.fail(refusal(413, 'savedTooLarge'));
    else if (text.includes('\0')) queue.fail(refusal(400, 'invalid'));
    // Browsers send two characters for the line break that a field counts as one.
    else queue.add({ name, text: text.replaceAll('\r\n', '\n') });
  });
  parser.on('file', (name, stream, fileName: string | undefined) => {
    // The one who reads it gets the error.
    stream.on('error', () => undefined);
    queue.add({ name, fileName: fileName ?? '', stream });
  });
  parser.on('filesLimit', failTooMany);
  parser.on('fieldsLimit', failTooMany);
  parser.on('partsLimit', failTooMany);
  parser.on('error', () => {
    queue.fail(refusal(400, 'invalid'));
  });
  parser.on('finish', queue.end);
  return parser;
}

async function* contentOf(
  stream: BusboyFileStream,
  failure: () => unknown,
): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const part of stream) yield part as Uint8Array;
  } catch (error) {
    throw failure() ?? error;
  }
  if (stream.truncated) throw refusal(413, 'fileTooLarge');
}

/** Connects the parser's events with their reader. */
interface Queue {
  readonly add: (found: Found) => void;
  readonly fail: (error: unknown) => void;
  readonly end: () => void;
  readonly failure: () => unknown;
  /** The next part; undefined at the end. */
  readonly take: () => Promise<Found | undefined>;
}

function createQueue(): Queue {
  const waiting: Found[] = [];
  let hasEnded = false;
  let failed: { readonly error: unknown } | undefined;
  let wake = (): void => undefined;
  return {
    add(found) {
      waiting.push(found);
      wake();
    },
    fail(error) {
      failed ??= { error };
      for (const found of waiting) if ('stream' in found) found.stream.resume();
      wake();
    },
    end() {
      hasEnded = true;
      wake();
    },
    failure: () => failed?.error,
    async take() {
      for (;;) {
        if (failed !== undefined) throw failed.error;
        const found = waiting.shift();
        if (found !== undefined || hasEnded) return found;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

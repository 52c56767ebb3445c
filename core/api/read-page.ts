import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../errors/index.ts';
import { failureOfAnswer } from './failure.ts';
import { API_LIMITS } from './limits.ts';

/** A page of markup is text; what is longer is none. */
const MAX_LENGTH = 500_000;

/**
 * Reads a page that is to be shown inside another: nothing but markup that was found at this very address.
 * @param url absolute, or relative to the document
 * @param signal fires when nobody waits for it any more
 * @returns its markup, unchecked
 * @throws StorefrontError of any kind; the signal's reason when it fires
 * Source: docs/behaviour/instalments.md §5.3
 */
export async function readPage(url: string, signal: AbortSignal): Promise<string> {
  const timeout = AbortSignal.timeout(API_LIMITS.readTimeoutMs);
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html' },
      // Who is looking is nobody's business, and a page that has moved may be one that asks for a password.
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.any([timeout, signal]),
    });
    return await markupOf(response, new URL(url, document.baseURI).pathname);
  } catch (cause) {
    signal.throwIfAborted();
    if (isStorefrontError(cause)) throw cause;
    throw new StorefrontError(timeout.aborted ? FAILURE_KINDS.timeout : FAILURE_KINDS.offline, { cause });
  }
}

async function markupOf(response: Response, path: string): Promise<string> {
  const { status, headers } = response;
  if (status >= 400) throw failureOfAnswer(response, '', Date.now(), path);
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const html = status === 200 && type === 'text/html' ? await response.text() : '';
  if (html === '' || html.length > MAX_LENGTH)
    throw new StorefrontError(FAILURE_KINDS.unknownOutcome, { status });
  return html;
}

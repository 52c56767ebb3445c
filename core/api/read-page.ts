import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../errors/index.ts';
import { failureOfAnswer } from './failure.ts';
import { API_LIMITS } from './limits.ts';

/** Longest accepted page, in UTF-16 code units. */
const MAX_LENGTH = 500_000;

/**
 * Fetches a page to embed in another. Accepts only HTML with status 200 and without a redirect.
 * @param url absolute, or relative to the document
 * @param signal cancels the request
 * @returns its markup, unchecked
 * @throws StorefrontError of any kind; the signal's reason when it fires
 * Source: docs/behaviour/instalments.md §5.3
 */
export async function readPage(url: string, signal: AbortSignal): Promise<string> {
  const timeout = AbortSignal.timeout(API_LIMITS.readTimeoutMs);
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html' },
      // No cookies, for privacy. No redirects: they may lead to a login page.
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

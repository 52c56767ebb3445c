import { retryable, type Report } from '../../core/shared/index.ts';
import { loadWhenSeen } from './load-when-seen.ts';

/** A picture as the template language prints it, for a script to load. Source: docs/behaviour/printed-markup.md §10 */
export const PRINTED_PICTURE = 'img[data-src][data-image]:not([src])';

interface Enhancer {
  readonly enhancePrintedPictures: (root: Node & ParentNode, signal: AbortSignal) => void;
}

/**
 * Loads printed pictures; a page without one loads no code for them. It waits until the document has been parsed, so
 * that the site's own scripts can load pictures first.
 * @param root the root of the pictures
 * @param load loads the code that loads them
 * @param report receives load failures
 * @param signal stops it; never by default
 * Source: docs/behaviour/printed-markup.md §10
 */
export function watchPrintedPictures(
  root: Node & ParentNode,
  load: () => Promise<Enhancer>,
  report: Report,
  signal: AbortSignal = new AbortController().signal,
): void {
  const start = () => {
    if (signal.aborted) return;
    loadWhenSeen({
      root,
      selector: PRINTED_PICTURE,
      load: retryable(load).load,
      use({ enhancePrintedPictures }) {
        enhancePrintedPictures(root, signal);
      },
      report(error) {
        report(error, 'enhance/pictures');
      },
      signal,
    });
  };
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', start, { signal, once: true });
  else start();
}

import { retryable, type Report } from '../../core/shared/index.ts';
import { loadWhenSeen } from './load-when-seen.ts';

/** A picture as the template language prints it: a script is to load it. Source: docs/behaviour/printed-markup.md §10 */
export const PRINTED_PICTURE = 'img[data-src][data-image]:not([src])';

interface Enhancer {
  readonly enhancePrintedPictures: (root: Node & ParentNode, signal: AbortSignal) => void;
}

/**
 * Brings printed pictures to life; a page without one fetches nothing for them. Scripts of the site that load pictures
 * come first: nothing is done before the document has been read.
 * @param root below which pictures are looked for
 * @param load fetches what loads them
 * @param report takes what could not be loaded
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

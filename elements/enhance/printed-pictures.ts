import { retryable, type Report } from '../../core/shared/index.ts';

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
  const code = retryable(load);
  const options = { signal };
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) look();
  });
  function look(): void {
    if (signal.aborted || !root.querySelector(PRINTED_PICTURE)) return;
    observer.disconnect();
    code.load().then(
      ({ enhancePrintedPictures }) => {
        if (!signal.aborted) enhancePrintedPictures(root, signal);
      },
      (error: unknown) => {
        report(error, 'enhance/pictures');
        addEventListener('online', look, { ...options, once: true });
      },
    );
  }
  const start = () => {
    if (signal.aborted) return;
    observer.observe(root, { childList: true, subtree: true });
    look();
  };
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', start, { ...options, once: true });
  else start();
}

import { retryable, type Report } from '../../core/shared/index.ts';
import { firstInteraction, whenIdle } from '../host/index.ts';
import { loadWhenSeen } from './load-when-seen.ts';

/** A gallery as a template prints it; further attributes are its options. Source: docs/behaviour/printed-markup.md §11 */
export const PRINTED_GALLERY = '[data-store-gallery]';

interface Enhancer {
  readonly enhancePrintedGalleries: (root: Node & ParentNode, signal: AbortSignal) => void;
}

/**
 * Enhances printed galleries; a page without one loads nothing. Their style sheet already lays them out, so that the
 * code can wait for an idle page or the first interaction.
 * @param root the root of the galleries
 * @param load loads the tag, and the code that inserts it
 * @param report receives load failures
 * @param signal stops it; never by default
 * Source: docs/behaviour/printed-markup.md §11
 */
export function watchPrintedGalleries(
  root: Node & ParentNode,
  load: () => Promise<Enhancer>,
  report: Report,
  signal: AbortSignal = new AbortController().signal,
): void {
  loadWhenSeen({
    root,
    selector: PRINTED_GALLERY,
    load: retryable(async () => {
      await Promise.race([whenIdle(), firstInteraction()]);
      return load();
    }).load,
    use({ enhancePrintedGalleries }) {
      enhancePrintedGalleries(root, signal);
    },
    report(error) {
      report(error, 'enhance/galleries');
    },
    signal,
  });
}

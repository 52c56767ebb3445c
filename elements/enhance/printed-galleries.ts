import { retryable, type Report } from '../../core/shared/index.ts';
import { whenIdle } from '../host/view/idle-moments.ts';
import { firstInteraction } from '../host/view/first-interaction.ts';
import { loadWhenSeen } from './load-when-seen.ts';

/** A gallery as a template prints it; its options stand beside the mark. Source: docs/behaviour/printed-markup.md §11 */
export const PRINTED_GALLERY = '[data-store-gallery]';

interface Enhancer {
  readonly enhancePrintedGalleries: (root: Node & ParentNode, signal: AbortSignal) => void;
}

/**
 * Brings printed galleries to life; a page without one fetches nothing for them. Their sheet lays them out before, so that
 * the code can wait until the page is idle or has a visitor.
 * @param root below which galleries are looked for
 * @param load fetches the tag, and what puts it in
 * @param report takes what could not be loaded
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

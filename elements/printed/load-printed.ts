import type { QuickViewer } from './open-newest.ts';
import { dialogs } from '../ui/index.ts';

interface GalleryEnhancer {
  readonly enhancePrintedGalleries: (root: Node & ParentNode, signal: AbortSignal) => void;
}

/**
 * Loads the gallery tag, and the code that wraps printed galleries in it.
 * Source: docs/behaviour/printed-markup.md §11
 */
export async function loadGalleries(): Promise<GalleryEnhancer> {
  const [{ enhancePrintedGalleries }, { PrintedGallery }] = await Promise.all([
    import('../enhance/galleries/enhance-printed-galleries.ts'),
    import('../gallery-block/printed/printed-gallery.ts'),
  ]);
  return {
    enhancePrintedGalleries(root, signal) {
      enhancePrintedGalleries(root, PrintedGallery, signal);
    },
  };
}

/** Loads the quick view, for pages that already have the tags. Source: docs/behaviour/printed-markup.md §9 */
export async function loadQuickView(): Promise<QuickViewer> {
  const code = import('../enhance/quick-view/open-quick-view.ts');
  const [{ openQuickView }] = await Promise.all([code, dialogs.load()]);
  return { openQuickView };
}

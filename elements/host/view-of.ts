import { retryable } from '../../core/shared/index.ts';
import type { Drawing, ViewModule } from './drawing.ts';

/**
 * Declares that a tag has a view: React draws it near the viewport, and the author's markup shows until then.
 * @param load loads the module of the component
 * @param isPrinted given where pages may print the view's content into the tag, which then loads its view on first
 *   interaction: whether the nodes that a server has printed show a content
 * @returns the drawing, for the class's static `drawing`
 * Source: docs/behaviour/elements.md §3.3, §3.4
 */
export function viewOf<Content, Actions>(
  load: () => Promise<ViewModule<Content, Actions>>,
  isPrinted?: (content: Content) => boolean | null,
): Drawing<Content, Actions> {
  return { face: null, loader: retryable(load), isPrinted };
}

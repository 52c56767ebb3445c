import type { ReadableAtom } from 'nanostores';
import { retryable, type Retryable } from '../../core/shared/index.ts';

/** State and actions of a tag, without DOM and without React. Source: docs/behaviour/elements.md §3 */
export interface Model<Content, Actions> {
  /** Everything that the tag shows, as plain values. */
  readonly $content: ReadableAtom<Content>;
  /** Everything that a visitor can do. */
  readonly actions: Actions;
  /** Names for `:state()` selectors that hold now. */
  readonly $states?: ReadableAtom<readonly string[]>;
}

/** Props of a face or a view. */
export interface DrawingProps<Content, Actions> {
  readonly content: Content;
  readonly actions: Actions;
}

/**
 * JSX without hooks: the shell paints it, and React hydrates the same nodes. It returns a React node; naming that type
 * would make every importer of a tag install React's types. Source: docs/behaviour/elements.md §3.3
 */
export type Face<Content, Actions> = (props: DrawingProps<Content, Actions>) => unknown;

/** A component of React, with hooks where it needs them. Source: docs/behaviour/elements.md §3.3 */
export type View<Content, Actions> = (props: DrawingProps<Content, Actions>) => unknown;

/** A module with the component of a tag. */
export interface ViewModule<Content, Actions> {
  readonly View: View<Content, Actions>;
}

/** How a tag is drawn. */
export interface Drawing<Content, Actions> {
  /** Null where only React can draw. */
  readonly face: Face<Content, Actions> | null;
  readonly loader: Retryable<ViewModule<Content, Actions>>;
  /**
   * Given where pages may print the view's content into the tag; where one does, the view loads on first interaction.
   * Returns whether the nodes that a server has printed show a content: React hydrates them then, and otherwise replaces
   * them. Null while the content is not known.
   */
  readonly isPrinted?: ((content: Content) => boolean | null) | undefined;
}

/** Any drawing, where its type does not matter. */
export type AnyDrawing = Drawing<never, never>;

/**
 * Declares that a tag has a face: it works before React has loaded.
 * @param draw hook-free JSX; its fields are controlled
 * @returns the drawing, for the class's static `drawing`
 * Source: docs/behaviour/elements.md §3.3
 */
export function faceOf<Content, Actions>(draw: Face<Content, Actions>): Drawing<Content, Actions> {
  return { face: draw, loader: retryable(() => Promise.resolve({ View: draw })) };
}

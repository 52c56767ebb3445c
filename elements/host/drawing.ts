import type { ReadableAtom } from 'nanostores';
import { retryable, type Retryable } from '../../core/shared/index.ts';

/** What a tag knows and can do, without DOM and without React. Source: docs/behaviour/elements.md §3 */
export interface Model<Content, Actions> {
  /** Everything that is shown at one moment, as plain values. */
  readonly $content: ReadableAtom<Content>;
  /** Everything that a visitor can do. */
  readonly actions: Actions;
  /** Names for `:state()` selectors that hold now. */
  readonly $states?: ReadableAtom<readonly string[]>;
}

/** What a face or a view is given. */
export interface DrawingProps<Content, Actions> {
  readonly content: Content;
  readonly actions: Actions;
}

/**
 * JSX without hooks: the shell paints it, and React adopts the same nodes. What it returns is a node of React, whose
 * name would make everybody who imports a tag install React's types. Source: docs/behaviour/elements.md §3.3
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
  /** Whether a page prints into the tag what its view shows, too: the view waits for the visitor where it does. */
  readonly isPrinted?: boolean;
}

/** Any drawing, where nobody looks into it. */
export type AnyDrawing = Drawing<never, never>;

/**
 * Says that a tag has a face: it sells before React is there.
 * @param draw hook-free JSX; its fields are controlled
 * @returns the drawing, for the class's static `drawing`
 * Source: docs/behaviour/elements.md §3.3
 */
export function faceOf<Content, Actions>(draw: Face<Content, Actions>): Drawing<Content, Actions> {
  return { face: draw, loader: retryable(() => Promise.resolve({ View: draw })) };
}

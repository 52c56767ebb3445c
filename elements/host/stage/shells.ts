import type { Model, View } from '../drawing.ts';

/** What React needs of a shell. */
export interface Shell {
  /** Whether it is a face that React draws, which needs few listeners. */
  readonly isFace: boolean;
  readonly model: Model<unknown, unknown>;
  /** The component that React draws; null while it is not loaded. */
  readonly getView: () => View<unknown, unknown> | null;
  /** Brings the shell's nodes up to date and lets go of them; false where React has to make them itself. */
  readonly settle: () => boolean;
  /** The view failed: the shell goes on without React. */
  readonly abandon: (error: unknown) => void;
  /** An action threw, or React found other nodes than it expected. */
  readonly report: (error: unknown) => void;
  /** A host has taken the view's element out of a tag that is still in the page. */
  readonly onWiped: () => void;
}

/** A shell that is ready for React. */
export interface MountTarget {
  /** Gives the element of VIEW_TAG that React takes over. */
  readonly getView: () => HTMLElement;
  /** Called when React has taken over. */
  readonly onMounted: () => void;
}

/** View element → the shell that it belongs to. */
export const shells = new WeakMap<Element, Shell>();

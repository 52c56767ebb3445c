import type { Model, View } from '../drawing.ts';

/** The part of a shell that React uses. */
export interface Shell {
  /** Whether React renders a face, which needs few listeners. */
  readonly isFace: boolean;
  readonly model: Model<unknown, unknown>;
  /** The component that React renders; null until it has loaded. */
  readonly getView: () => View<unknown, unknown> | null;
  /** Updates the painted nodes for hydration; false if React has to create them. */
  readonly settle: () => boolean;
  /** Rendering failed: the shell shows its face without React. */
  readonly abandon: (error: unknown) => void;
  /** An action threw, or React found other nodes than it expected. */
  readonly report: (error: unknown) => void;
  /** The page has removed the view's element from a tag that is still connected. */
  readonly onRemovedByPage: () => void;
}

/** The part of a shell that the mount queue uses. */
export interface MountTarget {
  /** Returns the VIEW_TAG element that React takes over. */
  readonly getView: () => HTMLElement;
  /** Called when React has taken over. */
  readonly onMounted: () => void;
}

/** View element → the shell that it belongs to. */
export const shells = new WeakMap<Element, Shell>();

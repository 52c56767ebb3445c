import type { PressGate } from './press-gate.ts';

/** A shell that is ready for its view. */
export interface MountTarget {
  readonly root: ShadowRoot;
  /** What the visitor is doing there just now; null for who is not in the page. */
  readonly getGate: () => PressGate | null;
  /** Called before the view takes the place of what is there. */
  readonly onMounting: () => void;
  /** Called when it stands there. */
  readonly onMounted: () => void;
}

import type { VNode } from 'preact';

/** A node that Preact has rendered, by the names that it keeps for its own add-ons. */
export interface RenderedNode extends VNode {
  /** Its node in the page. */
  readonly __e?: Node | null;
  /** What is inside. */
  readonly __k?: readonly (RenderedNode | null | undefined)[] | null;
}

/** A shell that is ready for its view. */
export interface MountTarget {
  readonly root: ShadowRoot;
  /** Called when the view stands in the place of what was there, and whether controls were carried over. */
  readonly onMounted: (hasKept: boolean) => void;
}

import type { Drawing, Model } from '../drawing.ts';

/** What the view of a tag needs from its shell. */
export interface ViewParts {
  readonly host: HTMLElement;
  /** Where the tag renders: its shadow root, or the tag itself. */
  readonly root: ShadowRoot | HTMLElement;
  readonly drawing: Drawing<unknown, unknown>;
  readonly model: Model<unknown, unknown>;
  /** True for tags that float over the page, regardless of their position in it. */
  readonly isFloating: boolean;
  /** Reads the author's fields into the model, before ours replace them. */
  readonly adoptControls: () => void;
  /** Called when the tag works: its face is painted, or its view is mounted. */
  readonly onReady: () => void;
  /** Called once when the view could not be loaded. */
  readonly onUnavailable: (error: unknown) => void;
  /** Called for errors while rendering, and for differences that React finds when it hydrates. */
  readonly report: (error: unknown) => void;
}

/**
 * What a tag shows:
 *
 * - `far`: the author's markup. The tag is not near the viewport yet, and the visitor has not interacted with it.
 * - `near`: a tag with a view still shows the author's markup, until React renders; a face is about to be painted.
 * - `painted`: the face, painted without React.
 * - `mounted`: the face or view, rendered by React.
 *
 * It goes from `far` to `near`, for a face on to `painted`, and then to `mounted`, which React may also reach from `far`.
 * From `mounted` it returns to `near` when the tag is removed, or when rendering fails.
 */
export type Phase = 'far' | 'near' | 'painted' | 'mounted';

/** The part that paints, as React's side uses it. */
export interface PaintedView {
  phase: Phase;
  /** The element that React renders into. */
  readonly view: HTMLElement;
  /** Aborts when the tag is removed; a new one each time the tag connects. */
  readonly signal: AbortSignal | null;
  /** Paints immediately: the visitor interacts with the tag. */
  readonly show: () => void;
  /** Paints the face again, unless React renders it. */
  repaint(): void;
  /** Paints for the last time, right before React hydrates. */
  settle(): void;
  /** Replaces the element by an empty one, after React has failed. */
  startOver(): void;
}

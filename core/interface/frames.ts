/** Where an animation gets its frames from. Source: docs/behaviour/interface.md §4.1 */
export interface Frames {
  /**
   * Asks for the next frame.
   * @param draw called with the frame's time, in milliseconds
   * @returns the frame's number
   */
  readonly request: (draw: (nowMs: number) => void) => number;
  /** Cancels the request. */
  readonly cancel: (frame: number) => void;
}

/** The browser's frames; none run while the page is hidden. Source: docs/behaviour/interface.md §4.1 */
export const PAGE_FRAMES: Frames = {
  request: (draw) => requestAnimationFrame(draw),
  cancel: (frame) => {
    cancelAnimationFrame(frame);
  },
};

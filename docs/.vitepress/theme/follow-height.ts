const LEAST_PX = 64;

/**
 * Makes a frame as high as its content, and keeps it so. Works without scripts in the frame.
 * @param frame whose document is of this origin, and loaded
 * @param signal ends it
 */
export function followHeight(frame: HTMLIFrameElement, signal: AbortSignal): void {
  const root = frame.contentDocument?.documentElement;
  if (!root || signal.aborted) return;
  const observer = new ResizeObserver(() => {
    const height = Math.max(LEAST_PX, Math.ceil(root.getBoundingClientRect().height));
    frame.style.setProperty('height', `${height}px`);
  });
  observer.observe(root);
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
}

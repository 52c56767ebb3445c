/** Runs in the page before anything else: records when the first screen is painted, and frames while it is scrolled. */

/** What was noted so far. */
export interface GridSeen {
  /** When every picture of the first screen was painted, in ms since the navigation; null as long as one is missing. */
  firstScreenMs: number | null;
  /** When the frames since the last call of `watchFrames` began, in ms. */
  frames: number[];
}

declare global {
  var gridSeen: GridSeen;
  var watchFrames: () => void;
}

/** More are never in the first screen. */
const FIRST_PICTURES = 40;

globalThis.gridSeen = { firstScreenMs: null, frames: [] };
globalThis.watchFrames = () => {
  gridSeen.frames = [];
  const note = (timeMs: number) => {
    gridSeen.frames.push(timeMs);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};

requestAnimationFrame(lookAtFirstScreen);

function lookAtFirstScreen(): void {
  const shown = firstPictures().filter((image) => image.getBoundingClientRect().top < innerHeight);
  const isThere =
    shown.length > 0 && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  requestAnimationFrame(isThere && document.readyState !== 'loading' ? note : lookAtFirstScreen);
}

function note(): void {
  gridSeen.firstScreenMs = performance.now();
}

/** Pictures of a document stand in the shadow of their tag. */
function firstPictures(): readonly HTMLImageElement[] {
  const places = [document, document.querySelector('gallery-block')?.shadowRoot];
  return places.flatMap((place) => [...(place?.querySelectorAll('img') ?? [])]).slice(0, FIRST_PICTURES);
}

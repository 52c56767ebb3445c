/** Runs in the page before anything else: records when pictures are painted, and frames. */

/** The records so far. */
export interface PicturesSeen {
  /** When every picture of the first screen was painted, in ms since the navigation; null as long as one is missing. */
  firstScreenMs: number | null;
  /** When the frames since the last call of `watchFrames` began, in ms. */
  frames: number[];
}

declare global {
  var picturesSeen: PicturesSeen;
  var watchFrames: () => void;
  /** Waits until a picture is painted, anywhere in the page. */
  var whenPainted: (path: string) => Promise<void>;
}

/** More than fit into the first screen. */
const FIRST_PICTURES = 40;

globalThis.picturesSeen = { firstScreenMs: null, frames: [] };
globalThis.watchFrames = () => {
  picturesSeen.frames = [];
  const noteFrame = (timeMs: number) => {
    picturesSeen.frames.push(timeMs);
    requestAnimationFrame(noteFrame);
  };
  requestAnimationFrame(noteFrame);
};
globalThis.whenPainted = (path) =>
  new Promise((resolve) => {
    const done = () => {
      resolve();
    };
    const look = () => {
      const isThere = allPictures(document).some(
        (image) => image.src.endsWith(path) && isLoaded(image) && isInSight(image),
      );
      requestAnimationFrame(isThere ? done : look);
    };
    look();
  });

requestAnimationFrame(lookAtFirstScreen);

function lookAtFirstScreen(): void {
  const shown = firstPictures().filter(isInSight);
  const isThere = shown.length > 0 && shown.every(isLoaded) && document.readyState !== 'loading';
  requestAnimationFrame(isThere ? noteFirstScreen : lookAtFirstScreen);
}

function noteFirstScreen(): void {
  picturesSeen.firstScreenMs = performance.now();
}

/** Finds pictures in the document and in shadow roots. */
function firstPictures(): readonly HTMLImageElement[] {
  const places = [document, document.querySelector('gallery-block')?.shadowRoot];
  return places.flatMap((place) => [...(place?.querySelectorAll('img') ?? [])]).slice(0, FIRST_PICTURES);
}

function allPictures(root: ParentNode): readonly HTMLImageElement[] {
  const shadows = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [...root.querySelectorAll('img'), ...shadows.flatMap(allPictures)];
}

function isLoaded({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0;
}

/** Returns whether its middle is visible. */
function isInSight(image: HTMLImageElement): boolean {
  const { left, right, top, bottom } = image.getBoundingClientRect();
  const middle = (left + right) / 2;
  return (
    top < innerHeight &&
    bottom > 0 &&
    middle > 0 &&
    middle < innerWidth &&
    image.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  );
}

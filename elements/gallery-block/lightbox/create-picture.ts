import { fileWidths, type LightboxPicture, type PictureSource } from './lightbox-items.ts';

/** A picture that loads later. */
export interface LaterPicture {
  /** The `img`, or the `picture` around it. */
  readonly node: HTMLElement;
  readonly image: HTMLImageElement;
  /** The width of its largest file, in px; 0 where unknown. */
  readonly fileWidth: number;
  /** Loads it, once. */
  readonly fetch: () => void;
  /** Loads the file that fits a width in px, where there is a larger one. */
  readonly fetchFor: (widthPx: number) => void;
}

/**
 * Builds a picture with the widths and formats that its author lists. It is never wider than its largest file.
 * @param item the picture
 */
export function createPicture(item: LightboxPicture): LaterPicture {
  const image = Object.assign(document.createElement('img'), {
    ...{ alt: item.alt, decoding: 'async', draggable: false },
  });
  const forms = item.sources.map(createForm);
  const node = forms.length > 0 ? document.createElement('picture') : image;
  if (node !== image) node.append(...forms, image);
  let widths = fileWidths(item);
  const request = { px: 0 };
  const load = (picture: LightboxPicture) => {
    const fileWidth = widths.at(-1) ?? 0;
    request.px = widthForFile(Math.min(innerWidth, fileWidth), widths);
    if (fileWidth > 0) setSizes(node, `min(100vw, ${fileWidth}px)`);
    for (const [at, form] of forms.entries()) form.srcset = picture.sources[at]?.srcset ?? '';
    image.srcset = picture.srcset;
    image.src = picture.url;
    showUntilDecoded(image, picture.thumbnailUrl, fileWidth || picture.widthPx);
  };
  const loadLinked = async ({ findLinked }: LightboxPicture) => {
    const linked = await findLinked?.();
    if (!linked) return;
    widths = [];
    load(linked);
  };
  return {
    ...{ node, image },
    get fileWidth() {
      return widths.at(-1) ?? 0;
    },
    fetch: () => {
      if (image.src !== '') return;
      load(item);
      void loadLinked(item);
    },
    fetchFor: (widthPx) => {
      const targetPx = widthForFile(widthPx, widths);
      if (targetPx <= request.px) return;
      fetchLarger(node, request, targetPx);
    },
  };
}

function fetchLarger(node: HTMLElement, request: { px: number }, targetPx: number): void {
  const beforePx = request.px;
  request.px = targetPx;
  const sizes = `${targetPx}px`;
  fetchBeside(node, sizes).then(
    () => {
      if (request.px === targetPx) setSizes(node, sizes);
    },
    () => {
      // The current file stays; the next attempt may load another.
      if (request.px === targetPx) request.px = beforePx;
    },
  );
}

/**
 * Shows the thumbnail in place of a picture that loads, as large as the picture will be.
 * @param image has its URL
 * @param thumbnailUrl empty for none
 * @param widthPx the width of the picture; 0 where unknown
 */
function showUntilDecoded(image: HTMLImageElement, thumbnailUrl: string, widthPx: number): void {
  const { style } = image;
  const address = image.src;
  image.dataset['loading'] = '';
  style.backgroundImage = thumbnailUrl === '' ? '' : `url(${JSON.stringify(thumbnailUrl)})`;
  style.maxInlineSize = widthPx > 0 ? `min(100%, ${widthPx}px)` : '';
  const end = () => {
    // It loads another one meanwhile.
    if (image.src !== address) return;
    delete image.dataset['loading'];
    style.backgroundImage = '';
    style.maxInlineSize = '';
  };
  image.decode().then(end, end);
}

/** The width of the next larger file, in CSS px: stepwise zooming loads each file once. */
function widthForFile(widthPx: number, widths: readonly number[]): number {
  const fitting = widths.find((width) => width >= widthPx * devicePixelRatio);
  return fitting === undefined ? (widths.at(-1) ?? 0) : fitting / devicePixelRatio;
}

function setSizes(node: HTMLElement, sizes: string): HTMLImageElement | null {
  const images = [node, ...node.querySelectorAll<HTMLElement>('source, img')];
  for (const each of images)
    if (each instanceof HTMLImageElement || each instanceof HTMLSourceElement) each.sizes = sizes;
  return images.find((each) => each instanceof HTMLImageElement) ?? null;
}

/** An image whose `sizes` change shows nothing until its new file has loaded: load it in a second image. */
async function fetchBeside(node: HTMLElement, sizes: string): Promise<void> {
  const copy = node.cloneNode(true) as HTMLElement;
  await setSizes(copy, sizes)?.decode();
}

/** No browser supports an empty type. */
function createForm({ type, media }: PictureSource): HTMLSourceElement {
  const form = document.createElement('source');
  if (type !== '') form.type = type;
  if (media !== '') form.media = media;
  return form;
}

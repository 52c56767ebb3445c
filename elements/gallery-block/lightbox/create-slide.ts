import { GALLERY_WORDS } from '../../../core/words/index.ts';
import { buildCaption } from '../caption.ts';
import { createEmbed, focusEmbed } from '../create-embed.ts';
import { createSign } from '../../ui/index.ts';
import { SIGNS } from '../signs.ts';
import { playLabel } from '../slide-media.ts';
import { createPicture } from './create-picture.ts';
import type { LightboxItem, LightboxPicture } from './lightbox-items.ts';
import { PictureZoom } from './picture-zoom.ts';

/** A picture that is there soon needs no progress. */
const PATIENCE_MS = 600;

/** The content of a lightbox slide, without its caption. */
interface SlideContent {
  readonly nodes: readonly HTMLElement[];
  /** Null for content that cannot be enlarged. */
  readonly zoom: PictureZoom | null;
  /** Loads the content, once. */
  readonly fetch: () => void;
  /** Plays an embedded video and focuses it. */
  readonly play?: () => void;
  /** The slide was hidden. */
  readonly stop?: () => void;
}

/** A slide of the lightbox. */
export interface LightboxSlide extends Omit<SlideContent, 'nodes'> {
  readonly node: HTMLElement;
}

/**
 * Builds a slide and its caption; the content loads later. Its size may be unknown.
 * @param item the content
 * @param onFailed called when its picture fails to load
 */
export function createSlide(item: LightboxItem, onFailed: () => void): LightboxSlide {
  const node = document.createElement('figure');
  const { nodes, ...content } = createContent(item, { frame: node, onFailed });
  node.append(...[...nodes, buildCaption(item)].flatMap((child) => child ?? []));
  if (item.mark !== '') node.dataset['mark'] = item.mark;
  node.toggleAttribute('data-words', nodes.length === 0);
  return { node, ...content };
}

/** The box of a picture. */
interface PicturePlace {
  readonly frame: HTMLElement;
  readonly onFailed: () => void;
}

function createContent(item: LightboxItem, place: PicturePlace): SlideContent {
  const { picture, embedUrl, player } = item;
  if (embedUrl !== '') return createPoster(item);
  const shown = picture && showPicture(picture, place);
  if (!player) return shown ?? { nodes: [], zoom: null, fetch: () => undefined };
  const own = copyPlayer(player);
  return {
    // A sound is played beside its picture.
    nodes: [...(shown?.nodes ?? []), own.node],
    zoom: null,
    fetch: () => {
      shown?.fetch();
      own.fetch();
    },
    stop: own.stop,
  };
}

function showPicture(picture: LightboxPicture, { frame, onFailed }: PicturePlace): SlideContent {
  const later = createPicture(picture);
  const progress = Object.assign(document.createElement('progress'), {
    ariaLabel: GALLERY_WORDS.pictureLoading,
  });
  let isRequested = false;
  const { thumbnailUrl, url, alt } = picture;
  later.image.addEventListener('error', () => {
    const note = Object.assign(document.createElement('p'), { textContent: GALLERY_WORDS.pictureFailed });
    note.setAttribute('role', 'alert');
    progress.remove();
    later.node.replaceWith(
      ...(thumbnailUrl === '' || thumbnailUrl === url ? [] : [createStill(thumbnailUrl, alt)]),
      note,
    );
    onFailed();
  });
  return {
    nodes: [later.node],
    zoom: new PictureZoom({ picture: later, frame }),
    fetch: () => {
      if (isRequested) return;
      isRequested = true;
      later.fetch();
      // A hidden progress would cost each frame: browsers animate it even then.
      setTimeout(() => {
        if ('loading' in later.image.dataset) later.node.after(progress);
      }, PATIENCE_MS);
    },
  };
}

/** What the page has already shown, in place of a picture that failed to load. */
function createStill(url: string, alt: string): HTMLElement {
  const still = Object.assign(document.createElement('img'), { alt, draggable: false });
  still.dataset['still'] = '';
  still.src = url;
  still.addEventListener('error', () => {
    still.remove();
  });
  return still;
}

/** The author's player stays in the gallery; this copy has its files, captions and attributes. */
function copyPlayer(player: HTMLMediaElement): {
  readonly node: HTMLElement;
  readonly fetch: () => void;
  readonly stop: () => void;
} {
  const node = player.cloneNode(true) as HTMLMediaElement;
  for (const name of ['autoplay', 'class', 'id', 'inert', 'part', 'style']) node.removeAttribute(name);
  Object.assign(node, { controls: true, preload: 'none' });
  return {
    node,
    fetch: () => {
      node.preload = player.preload;
    },
    stop: () => {
      node.pause();
    },
  };
}

/** Nothing of another site loads before playback. */
function createPoster({ picture, embedUrl, name }: LightboxItem): SlideContent {
  const poster = Object.assign(document.createElement('button'), { type: 'button' });
  poster.dataset['part'] = 'poster';
  poster.ariaLabel = playLabel(name);
  const still = picture && createPicture({ ...picture, alt: '' });
  if (still) poster.append(still.node);
  const sign = document.createElement('span');
  sign.append(createSign(SIGNS.play));
  poster.append(sign);
  let frame: HTMLIFrameElement | null = null;
  const play = () => {
    frame ??= createEmbed(embedUrl, name);
    poster.replaceWith(frame);
    focusEmbed(frame);
  };
  poster.addEventListener('click', play);
  const stop = () => {
    frame?.replaceWith(poster);
    frame = null;
  };
  return { nodes: [poster], zoom: null, fetch: () => still?.fetch(), play, stop };
}

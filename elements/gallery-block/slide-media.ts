import { fill, isLinkAddress } from '../../core/text/index.ts';
import { GALLERY_WORDS } from '../../core/words/index.ts';

/**
 * Finds what is pressed to play the video of another site: a link or a button with the address of its player.
 * @param slide a figure, or what holds one
 * @returns null where none is named, or its address leads nowhere
 * Source: docs/behaviour/galleries.md §3.2
 */
export function posterOf(slide: HTMLElement): HTMLElement | null {
  const poster = slide.querySelector<HTMLElement>('[data-embed]');
  return poster && embedAddressOf(poster) !== '' ? poster : null;
}

/**
 * Reads the address of a player: what the poster says, or where it leads.
 * @param poster what is pressed
 * @returns empty for none
 */
export function embedAddressOf(poster: HTMLElement): string {
  const own = poster instanceof HTMLAnchorElement ? poster.href : '';
  const address = poster.dataset['embed'] || own;
  return isLinkAddress(address) ? address : '';
}

/**
 * Finds what plays in a slide by itself.
 * @param slide a figure, a video or a sound
 * @returns null where nothing does
 */
export function playerOf(slide: HTMLElement): HTMLMediaElement | null {
  return slide instanceof HTMLMediaElement ? slide : slide.querySelector<HTMLMediaElement>('video, audio');
}

/**
 * Names what plays a video.
 * @param title of the video; may be empty
 */
export function playLabel(title: string): string {
  return title === '' ? GALLERY_WORDS.playVideo : fill(GALLERY_WORDS.playItem, { title });
}

import { fill, isLinkAddress } from '../../core/text/index.ts';
import { GALLERY_WORDS } from '../../core/words/index.ts';

/**
 * Finds the control that plays an embedded video: a link or a button with the URL of its player.
 * @param slide a figure, or an element that contains one
 * @returns null where there is none, or its URL is invalid
 * Source: docs/behaviour/galleries.md §3.2
 */
export function posterOf(slide: HTMLElement): HTMLElement | null {
  const poster = slide.querySelector<HTMLElement>('[data-embed]');
  return poster && embedAddressOf(poster) !== '' ? poster : null;
}

/**
 * Reads the URL of a player from its poster's attribute or link.
 * @param poster the control
 * @returns empty for none
 */
export function embedAddressOf(poster: HTMLElement): string {
  const own = poster instanceof HTMLAnchorElement ? poster.href : '';
  const address = poster.dataset['embed'] || own;
  return isLinkAddress(address) ? address : '';
}

/**
 * Finds the native player of a slide.
 * @param slide a figure, a video or a sound
 * @returns null where there is none
 */
export function playerOf(slide: HTMLElement): HTMLMediaElement | null {
  return slide instanceof HTMLMediaElement ? slide : slide.querySelector<HTMLMediaElement>('video, audio');
}

/**
 * Builds the name of a play button.
 * @param title of the video; may be empty
 */
export function playLabel(title: string): string {
  return title === '' ? GALLERY_WORDS.playVideo : fill(GALLERY_WORDS.playItem, { title });
}

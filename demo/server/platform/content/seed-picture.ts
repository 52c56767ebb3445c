import { photographItem, type MotifName } from '../photographs/index.ts';
import type { Picture } from './picture.ts';

/**
 * Describes a photograph of the site.
 * @param name what it shows
 * @param altText alternative text
 */
export function picture(name: MotifName, altText: string): Picture {
  return { ...photographItem(name), altText };
}

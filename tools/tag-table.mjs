/** The table of all tags, elements/tags.json. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/**
 * One tag.
 * @typedef {object} TagRow
 * @property {string} tag its name, which is also the name of its folder in elements/
 * @property {boolean} [isProvider] whether others look for it above them, so that it is defined before them
 * @property {string} [reserve] the height that store.css keeps for it until it is defined, as a CSS length; a tag without
 *   one takes no place
 * @property {boolean} [isSelling] whether a page needs it to sell: it stands in the first file for pages without a build
 */

/** @type {TagRow[]} Every tag, those first that others look for above them. */
export const TAG_TABLE = JSON.parse(readFileSync(path.join(ROOT, 'elements/tags.json'), 'utf8'));

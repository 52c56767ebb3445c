import { toText } from '../../values/convert.ts';
import { escaping } from '../markup/markup.ts';

/** Punctuation may be part of a URL, but not at its end. */
const ADDRESS = /\b((?:https?|ftp|file):\/\/[-\w+&@#/%?=~|!:,.;]*[-\w+&@#/%=~|\\])/i;
const WEB = /^http/i;

const NAME_OR_TAG = /(^| )([@#])(\w+)/g;

function link(address: string, text: string): string {
  return `<a target="new" href="${address}">${text}</a>`;
}

function linkName(_: string, before: string, sign: string, name: string): string {
  const page = sign === '@' ? `${name}/` : `hashtag/${name}?src=hash`;
  return before + link(`https://twitter.com/${page}`, sign + name);
}

/**
 * URLs, names and hashtags become links; in strict mode only web URLs.
 * Source: docs/behaviour/template-language.md §13
 */
export const activateTwitterLinks = /* @__PURE__ */ escaping((escape, _, isStrict) => {
  const toMarkup = (part: string, index: number): string => {
    const text = escape(part);
    // Every other part is a URL.
    const isLink = index % 2 === 1 && (!isStrict || WEB.test(part));
    return isLink ? link(text, text) : text.replace(NAME_OR_TAG, linkName);
  };
  return (value) => toText(value).split(ADDRESS).map(toMarkup).join('');
});

import type { Formatter } from '../../run/area.ts';
import { toText } from '../../values/convert.ts';
import { escapeIfStrict } from '../../values/escape.ts';

/** Punctuation may stand in an address, but not at its end. */
const ADDRESS = /\b((?:https?|ftp|file):\/\/[-a-z0-9+&@#/%?=~_|!:,.;]*[-a-z0-9+&@#/%=~_|])/i;
const WEB_ADDRESS = /\b(https?:\/\/[-a-z0-9+&@#/%?=~_|!:,.;]*[-a-z0-9+&@#/%=~_|])/i;

const NAME = /(^| )@(\w+)/g;
const TAG = /(^| )#(\w+)/g;

function link(address: string, text: string): string {
  return `<a target="new" href="${address}">${text}</a>`;
}

function linkNames(text: string): string {
  return text
    .replace(NAME, `$1${link('https://twitter.com/$2/', '@$2')}`)
    .replace(TAG, `$1${link('https://twitter.com/hashtag/$2?src=hash', '#$2')}`);
}

/** Addresses, names and tags of a short message become links. Source: template language §13b (activate-twitter-links). */
export const activateTwitterLinks: Formatter = (_, { isStrict }) => {
  const escape = escapeIfStrict(isStrict);
  const address = isStrict ? WEB_ADDRESS : ADDRESS;
  return (value) =>
    // Every other part is an address.
    toText(value)
      .split(address)
      .map((part, index) => (index % 2 === 1 ? link(escape(part), escape(part)) : linkNames(escape(part))))
      .join('');
};

import type { PlainFormatter, Tools } from '../../run/area.ts';
import { toText } from '../../values/convert.ts';
import { LONE_SURROGATE, toWellFormed, uriEncoder } from '../../values/uri.ts';

/** {x|encode-uri}. Source: docs/behaviour/template-language.md §9. */
export const encodeUri: PlainFormatter = (_args, tools) => encoder(tools, encodeURI);

/** {x|encode-uri-component}. Source: docs/behaviour/template-language.md §9. */
export const encodeUriComponent: PlainFormatter = (_args, tools) => encoder(tools, encodeURIComponent);

/** {x|url-encode}: percent-encodes all but letters, digits and @ * _ + - . / Source: docs/behaviour/template-language.md §9. */
export const urlEncode: PlainFormatter = (_args, { isStrict }) =>
  isStrict ? (value) => percentEncode(toWellFormed(toText(value))) : (value) => percentEncode(toText(value));

function encoder({ isStrict }: Tools, encode: (text: string) => string): (value: unknown) => string {
  const encodeText = uriEncoder(isStrict, encode);
  return (value) => encodeText(toText(value));
}

function percentEncode(text: string): string {
  const lone = text.match(LONE_SURROGATE);
  if (lone) throw new Error(`Lone surrogate U+${hex(lone[0])} is not a scalar value`);
  return encodeURIComponent(text)
    .replace(/[!~'()]/g, (character) => `%${hex(character)}`)
    .replaceAll('%40', '@')
    .replaceAll('%2B', '+')
    .replaceAll('%2F', '/');
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase();
}

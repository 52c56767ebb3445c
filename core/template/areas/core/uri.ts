import type { Formatter, Tools } from '../../run/area.ts';
import { toText } from '../../values/convert.ts';

/** With the u flag a class of surrogates finds only those without their other half. */
const LONE_SURROGATE = /[\ud800-\udfff]/gu;

/** {x|encode-uri}. Source: template language §9. */
export const encodeUri: Formatter = (_args, tools) => encoder(tools, encodeURI);

/** {x|encode-uri-component}. Source: template language §9. */
export const encodeUriComponent: Formatter = (_args, tools) => encoder(tools, encodeURIComponent);

/** {x|url-encode}: percent-encodes all but letters, digits and @ * _ + - . / Source: template language §9. */
export const urlEncode: Formatter = (_args, tools) => encoder(tools, percentEncode);

function encoder({ isStrict }: Tools, encode: (text: string) => string): (value: unknown) => string {
  return isStrict
    ? (value) => encode(toText(value).replace(LONE_SURROGATE, '\ufffd'))
    : (value) => encode(toText(value));
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

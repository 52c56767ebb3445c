import type { PlainFormatter } from '../../run/area.ts';
import { isTruthy, toText } from '../../values/convert.ts';
import { escapeAttribute, escapeQuotes, escapeText } from '../../values/escape.ts';
import { stripTags } from '../../values/strip-tags.ts';

/** {x|html}. Source: docs/behaviour/template-language.md §9. */
export const html: PlainFormatter = () => (value) =>
  typeof value === 'string' ? escapeText(value) : toText(value);

/** {x|htmlattr}; strict mode escapes the apostrophe too. Source: docs/behaviour/template-language.md §9. */
export const htmlattr: PlainFormatter = (_args, { isStrict }) => {
  const escape = isStrict ? escapeQuotes : escapeAttribute;
  // Numbers and booleans have no markup.
  return (value) => (typeof value === 'string' ? escape(value) : toText(value));
};

/**
 * {x|safe}: removes tags from a truthy value, leaves a falsy one unchanged.
 * Source: docs/behaviour/template-language.md §9
 */
export const safe: PlainFormatter = () => (value) => (isTruthy(value) ? stripTags(toText(value)) : value);

/** {x|encode-space}. Source: docs/behaviour/template-language.md §9. */
export const encodeSpace: PlainFormatter = () => (value) => toText(value).replace(/\s/g, '&nbsp;');

/** {x|line-breaks}. Source: docs/behaviour/template-language.md §9. */
export const lineBreaks: PlainFormatter = () => (value) => toText(value).replaceAll('\n', '<br/>');

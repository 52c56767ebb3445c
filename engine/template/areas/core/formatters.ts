import type { AnyFormatter } from '../../run/area.ts';
import { encodeSpace, html, htmlattr, lineBreaks, safe } from './escaping.ts';
import { format } from './format.ts';
import { json, jsonPretty, raw } from './json.ts';
import { findFirst, findLast, keyBy } from './lists.ts';
import { moneyFormat, moneyString, unchanged } from './named-only.ts';
import { count, cycle, iter, mod, pluralize, round } from './numbers.ts';
import { get, lookup, prop } from './reading.ts';
import { output, slug, smartypants, str } from './text.ts';
import { truncate } from './truncate.ts';
import { encodeUri, encodeUriComponent, urlEncode } from './uri.ts';

/** The core formatters but `apply`, by name. Source: docs/behaviour/template-language.md §9. */
export const coreFormatters = {
  count,
  cycle,
  datetimefield: unchanged,
  'encode-space': encodeSpace,
  'encode-uri': encodeUri,
  'encode-uri-component': encodeUriComponent,
  'find-first': findFirst,
  'find-last': findLast,
  format,
  get,
  html,
  htmlattr,
  htmltag: htmlattr,
  'i18n-money-format': moneyFormat,
  iter,
  json,
  'json-pretty': jsonPretty,
  'key-by': keyBy,
  'line-breaks': lineBreaks,
  lookup,
  mod,
  'money-format': moneyFormat,
  'money-string': moneyString,
  moneyFormat,
  output,
  pluralize,
  prop,
  raw,
  round,
  safe,
  slugify: slug,
  smartypants,
  str,
  truncate,
  unit: unchanged,
  'url-encode': urlEncode,
} as const satisfies Readonly<Record<string, AnyFormatter>>;

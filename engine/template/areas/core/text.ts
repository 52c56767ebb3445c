import type { Formatter, PlainFormatter } from '../../run/area.ts';
import { toText } from '../../values/convert.ts';
import { slugify } from '../../values/slug.ts';

/** {x|str}. Source: docs/behaviour/template-language.md §9. */
export const str: PlainFormatter = () => toText;

/** {x|slugify}. Source: docs/behaviour/template-language.md §9. */
export const slug: PlainFormatter = () => (value) => slugify(toText(value));

/** {x|output a b}: the arguments themselves. Source: docs/behaviour/template-language.md §9. */
export const output: Formatter = (args) => {
  const text = args.join(' ');
  return () => text;
};

/** {x|smartypants}: straight quotes to curly ones, two hyphens to a dash. Source: docs/behaviour/template-language.md §9, §15.4. */
export const smartypants: PlainFormatter = (_args, { isStrict }) => {
  // The existing engine's character class has a backslash and the letter s where white space was meant.
  const beforeOpening = isStrict ? /(^|[-—(["\s])'/gm : /(^|[-—(["\\s])'/gm;
  return (value) => {
    const text = toText(value);
    // Most texts need no replacement, and five of them are not free.
    if (!/['"]|--/.test(text)) return text;
    return text
      .replace(beforeOpening, '$1‘')
      .replaceAll("'", '’')
      .replace(/(^|[-—/[(‘\s])"/gm, '$1“')
      .replaceAll('"', '”')
      .replaceAll('--', '—');
  };
};

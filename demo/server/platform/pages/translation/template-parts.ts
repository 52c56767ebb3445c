/** A part of a template's source: text, or what is between texts. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly source: string }
  | { readonly kind: 'tag'; readonly source: string; readonly name: string }
  | { readonly kind: 'macro'; readonly source: string; readonly name: string }
  /** Instructions, comments, scripts and sheets. */
  | { readonly kind: 'other'; readonly source: string };

const INSTRUCTION = String.raw`\{(?:[^{}\s][^{}]*)?\}`;
const PART = new RegExp(
  [
    String.raw`(?<other>\{##.*?##\}|<(script|style)\b.*?</\2>|<!doctype[^>]*>)`,
    String.raw`\{\.macro (?<macro>[^{}\s]+)\}`,
    String.raw`(?<instruction>\{\.[^{}]*\}|\{@\|apply[^{}]*\}|\{[\w.]+\|apply[^{}]*\})`,
    String.raw`</?(?<tag>[a-zA-Z][\w-]*|\{@args\.heading\})(?:"(?:${INSTRUCTION}|[^"{])*"|${INSTRUCTION}|[^">{])*>`,
  ].join('|'),
  'gs',
);

/**
 * Splits the source of a template into texts with their values, and what is between them.
 * @param source of a template of the site
 * @returns its parts; joined, they are the source
 */
export function templateParts(source: string): readonly TemplatePart[] {
  const parts: TemplatePart[] = [];
  let end = 0;
  for (const match of source.matchAll(PART)) {
    if (match.index > end) parts.push({ kind: 'text', source: source.slice(end, match.index) });
    parts.push(partOf(match[0], match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < source.length) parts.push({ kind: 'text', source: source.slice(end) });
  return parts;
}

function partOf(source: string, { macro, tag }: Partial<Record<string, string>>): TemplatePart {
  if (macro !== undefined) return { kind: 'macro', source, name: macro };
  if (tag !== undefined) return { kind: 'tag', source, name: source.startsWith('</') ? `/${tag}` : tag };
  return { kind: 'other', source };
}

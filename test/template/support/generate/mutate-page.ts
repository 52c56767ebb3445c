import type { Choices } from './choices.ts';

const TOKEN = /\{##[^]*?##\}|\{[^{}]*\}|[^{}\s]+|\s+|[{}]/g;

/** Replacements of a token. */
type Change = (token: string, choices: Choices, tokens: readonly string[]) => string;

/** Ways in which authors get a template wrong, or editors do it for them. */
const CHANGES: readonly Change[] = [
  () => '',
  (token) => token + token,
  (_, choices, tokens) => choices.one(tokens),
  (token, choices) => (choices.chance(50) ? token.toUpperCase() : token.toLowerCase()),
  withInserted,
  withoutOne,
  withOtherName,
  (token, choices) => token.replace(/ /g, choices.one(['  ', '\t', '\n', '\r\n', '\u00a0', ':', ''])),
  (_, choices) =>
    choices.one([
      '{.end}',
      '{.or}',
      '{.alternates with}',
      '{.section items}',
      '{.if item}',
      '{.repeated section items}',
    ]),
];

const INSERTED = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u00a0',
  '\ufeff',
  '{',
  '}',
  '|',
  '.',
  ',',
  '?',
  ':',
  '@',
  '"',
  '#',
  '-',
  '0',
  'x',
  '\u200b',
  '|html',
  '.length',
  '=',
  '&&',
] as const;

function withInserted(token: string, choices: Choices): string {
  const at = choices.below(token.length + 1);
  return token.slice(0, at) + choices.one(INSERTED) + token.slice(at);
}

function withoutOne(token: string, choices: Choices): string {
  const at = choices.below(token.length);
  return token.slice(0, at) + token.slice(at + 1);
}

/** Puts a word of some other tag in place of one of this tag's. */
function withOtherName(token: string, choices: Choices, tokens: readonly string[]): string {
  const names = (tag: string): string[] => tag.match(/[@\w-]+\??/g) ?? [];
  const other = names(
    tokens.filter((each) => each.startsWith('{'))[choices.below(tokens.length)] ?? '{item}',
  );
  const own = names(token);
  if (own.length === 0 || other.length === 0) return token;
  return token.replace(choices.one(own), () => choices.one(other));
}

/**
 * Gets a template a little wrong.
 * @param choices the source of randomness
 * @param source of a page
 * @param times how many mistakes
 * @returns the source with them
 */
export function mutatePage(choices: Choices, source: string, times: number): string {
  const tokens = source.match(TOKEN) ?? [];
  const tags = tokens.flatMap((token, at) => (token.startsWith('{') ? [at] : []));
  for (let time = 0; time < times && tokens.length > 0 && tags.length > 0; time++) {
    const at = choices.chance(80) ? choices.one(tags) : choices.below(tokens.length);
    tokens[at] = choices.one(CHANGES)(tokens[at] ?? '', choices, tokens);
  }
  const text = tokens.join('');
  return choices.weighted([
    [20, text],
    [1, text.replace(/\r?\n/g, '\r\n')],
    [1, `\ufeff${text}`],
    [1, text.slice(0, choices.below(text.length + 1))],
  ]);
}

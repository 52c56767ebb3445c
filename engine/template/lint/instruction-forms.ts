/** The form of each instruction. Source: docs/behaviour/template-language.md §2.4. */
const FORMS: Readonly<Record<string, string>> = {
  section: '{.section name}',
  'repeated section': '{.repeated section name}',
  'alternates with': '{.alternates with}',
  end: '{.end}',
  or: '{.or} or {.or predicate? argument}',
  if: '{.if name} or {.if predicate? argument}',
  var: '{.var @name value|formatter}',
  ctx: '{.ctx @name key=value}',
  inject: '{.inject @name file}',
  macro: '{.macro name}',
  include: '{.include name output}',
  eval: '{.eval expression}',
  space: '{.space}',
  tab: '{.tab}',
  newline: '{.newline}',
  'meta-left': '{.meta-left}',
  'meta-right': '{.meta-right}',
};

/** Instructions by their names. Source: docs/behaviour/template-language.md §2.4. */
export const INSTRUCTION_NAMES: readonly string[] = /* @__PURE__ */ Object.keys(FORMS);

/** Names of instructions in other template languages, and abbreviations. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  each: 'repeated section',
  for: 'repeated section',
  foreach: 'repeated section',
  repeat: 'repeated section',
  repeated: 'repeated section',
  loop: 'repeated section',
  with: 'section',
  alternates: 'alternates with',
  set: 'var',
  let: 'var',
  assign: 'var',
  else: 'or',
  elseif: 'or',
  elsif: 'or',
  elif: 'or',
};

/**
 * Finds the instruction of a word, in this or another template language.
 * @param word in any case
 * @returns the instruction's name; undefined if there is none
 */
export function instructionCalled(word: string): string | undefined {
  const name = word.toLowerCase();
  if (Object.hasOwn(FORMS, name)) return name;
  return Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
}

/** The letters of an instruction's name, and what follows. */
const INSTRUCTION = /^\{\s*\.\s*([a-z]+(?:[ -](?:section|with|left|right))?)(.*)\}$/is;

/**
 * Unsupported conditions, and their alternatives.
 * Source: docs/behaviour/template-language.md §2.4, §4.5
 */
const CONDITIONS: readonly (readonly [RegExp, string])[] = [
  [/[=<>]/, 'conditions do not compare; predicates do, as in {.equal? a 1}'],
  [/[!()]/, 'conditions have neither "!" nor parentheses'],
  [/\s(?:and|or|not)\s/i, 'conditions are joined by && and ||'],
];

/**
 * Explains the mistake in a text that starts like an instruction.
 * @param text from "{" to "}"
 * @returns part of a message, and whether the instruction exists
 */
export function faultOf(text: string): { readonly reason: string; readonly isKnown: boolean } {
  const [, word = '', rest = ''] = INSTRUCTION.exec(text) ?? [];
  if (/^unless$/i.test(word)) return { reason: 'that is {.if name}{.or} … {.end}', isKnown: true };
  const name = /^(?:\s|$)/.test(rest) ? instructionCalled(word) : undefined;
  if (name === undefined) return { reason: 'there is no such instruction', isKnown: false };
  const reason = (name === 'if' && reasonOfCondition(rest)) || `it is written ${String(FORMS[name])}`;
  return { reason, isKnown: true };
}

function reasonOfCondition(rest: string): string | undefined {
  return CONDITIONS.find(([pattern]) => pattern.test(rest))?.[1];
}

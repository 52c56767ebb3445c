import { ALL_AREAS } from '../engine/all-areas.ts';
import { OPCODES } from '../tree/opcodes.ts';
import type { Diagnostic, Parsed } from '../tree/parsed.ts';
import type { Calls, RawArguments, TreeNode } from '../tree/tree.ts';
import {
  type ArgumentRule,
  faultOfQuotes,
  FORMATTER_RULES,
  INCLUDE_RULE,
  NO_ARGUMENTS_RULE,
} from './argument-rules.ts';
import { nodesIn } from '../tree/nodes-in.ts';
import { PREDICATE_RULES } from './predicate-rules.ts';

/** An engine's formatter or predicate by name, to distinguish ours from a page's replacement. */
interface Registry {
  get(name: string): unknown;
}

/** The formatters and predicates of an engine. */
export interface Registries {
  readonly formatters: Registry;
  readonly predicates: Registry;
}

/**
 * Warns about suspicious arguments of our own formatters and predicates, unless these warn themselves.
 * @param parsed a template's tree, with the places of its nodes
 * @param registries the engine's formatters and predicates
 * Source: docs/behaviour/template-language.md §2.3, §9, §10, §11, §12, §13, §14
 */
export function badArguments({ tree, spans }: Parsed, registries: Registries): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { node, span } of nodesIn(tree, spans)) {
    for (const message of faultsOf(node, registries))
      diagnostics.push({ code: 'bad-argument', message, ...span });
  }
  return diagnostics;
}

function faultsOf(node: TreeNode, { formatters, predicates }: Registries): string[] {
  if (typeof node === 'number') return [];
  switch (node[0]) {
    case OPCODES.VARIABLE:
      return faultsOfCalls(node[2], formatters);
    case OPCODES.BINDVAR:
      return faultsOfCalls(node[3], formatters);
    case OPCODES.PREDICATE:
    case OPCODES.OR_PREDICATE:
      return node[1] === 0 ? [] : faultsOfPredicate(node[1], node[2], predicates);
    case OPCODES.IF:
      return node[2].length === 0 ? ['if needs a name or a predicate'] : [];
    case OPCODES.INCLUDE:
      return faultsOfInclude(node[1], node[2]);
    default:
      return [];
  }
}

function faultsOfInclude(name: string, raw: 0 | RawArguments): string[] {
  const quoted = faultOfQuotes(name, 'looked for');
  return quoted === '' ? faultsUnder(INCLUDE_RULE, 'include', raw) : [quoted];
}

function faultsOfCalls(calls: Calls, formatters: Registry): string[] {
  if (!calls) return [];
  return calls.flatMap(([name, raw]) =>
    isOurs('formatters', name, formatters) ? faultsUnder(ruleOf(FORMATTER_RULES, name), name, raw) : [],
  );
}

function faultsOfPredicate(name: string, raw: 0 | RawArguments | undefined, predicates: Registry): string[] {
  return isOurs('predicates', name, predicates) ? faultsUnder(ruleOf(PREDICATE_RULES, name), name, raw) : [];
}

function ruleOf(rules: Readonly<Record<string, ArgumentRule>>, name: string): ArgumentRule {
  return (Object.hasOwn(rules, name) ? rules[name] : undefined) ?? NO_ARGUMENTS_RULE;
}

function isOurs(kind: 'formatters' | 'predicates', name: string, registry: Registry): boolean {
  const known = registry.get(name);
  return Object.values(ALL_AREAS).some((area) => {
    const table: Readonly<Record<string, unknown>> = area[kind];
    return Object.hasOwn(table, name) && table[name] === known;
  });
}

/** Only the first fault: the others mostly follow from it. */
function faultsUnder(rule: ArgumentRule, name: string, raw: 0 | RawArguments | undefined): string[] {
  const [pieces, delimiter] = raw ? raw : [[], ' '];
  // A space after the last argument creates an empty one.
  const args = pieces.at(-1) === '' && delimiter === ' ' ? pieces.slice(0, -1) : pieces;
  const fault =
    faultOfDelimiter(delimiter) ||
    faultOfCut(name, args, delimiter) ||
    faultOfCount(rule, name, args, delimiter) ||
    faultOfPieces(rule, args);
  return fault === '' ? [] : [fault];
}

function faultOfDelimiter(delimiter: string): string {
  return /["'([]/.test(delimiter)
    ? 'arguments stand behind a space or another character, not in parentheses'
    : '';
}

/** Source: docs/behaviour/template-language.md §2.3. */
const OTHER_CHARACTER = 'arguments with spaces need another character between them, as in';

function faultOfCut(name: string, args: readonly string[], delimiter: string): string {
  return delimiter === ' ' && name.endsWith('?') && args.some(isHalfQuoted)
    ? `${name}: a text is cut at each space; ${OTHER_CHARACTER} {.equal?:name:"two words"}`
    : '';
}

function faultOfCount(
  { min, max }: ArgumentRule,
  name: string,
  args: readonly string[],
  delimiter: string,
): string {
  if (args.length < min) return `${name} needs ${countOf(min)}${max > min ? ' at least' : ''}`;
  if (args.length <= max) return '';
  const most = max === 0 ? 'no arguments' : `${countOf(max)} at most`;
  const hint = delimiter === ' ' && max > 1 ? `; ${OTHER_CHARACTER} {a|truncate:20: and more}` : '';
  return `${name} takes ${most}: "${args[max] ?? ''}" is not used${hint}`;
}

function isHalfQuoted(argument: string): boolean {
  return argument.startsWith('"') !== argument.endsWith('"') || argument === '"';
}

function countOf(count: number): string {
  return `${count} argument${count === 1 ? '' : 's'}`;
}

function faultOfPieces({ check, checkAll }: ArgumentRule, args: readonly string[]): string {
  for (const [index, argument] of args.entries()) {
    const fault = check?.(argument, index) ?? '';
    if (fault !== '') return fault;
  }
  return checkAll?.(args) ?? '';
}

/**
 * The codes that instructions start with in a tree, under their names in error messages.
 * Source: docs/behaviour/template-language.md §3, §8.1
 */
export const OPCODES = {
  TEXT: 0,
  VARIABLE: 1,
  SECTION: 2,
  END: 3,
  REPEATED: 4,
  PREDICATE: 5,
  BINDVAR: 6,
  OR_PREDICATE: 7,
  IF: 8,
  INJECT: 9,
  MACRO: 10,
  COMMENT: 11,
  META_LEFT: 12,
  META_RIGHT: 13,
  NEWLINE: 14,
  SPACE: 15,
  TAB: 16,
  ROOT: 17,
  EOF: 18,
  ALTERNATES_WITH: 19,
  STRUCT: 20,
  ATOM: 21,
  CTXVAR: 22,
  EVAL: 23,
  INCLUDE: 24,
} as const;

/** The code of an instruction, by the instruction's name. */
export type Opcodes = typeof OPCODES;

const NAMES: ReadonlyMap<number, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(OPCODES).map(([name, code]) => [code, name]),
);

/**
 * Returns the name of an instruction in error messages.
 * @param node the instruction, or its code
 * @returns for example "VARIABLE"
 * Source: docs/behaviour/template-language.md §3
 */
export function instructionName(node: number | readonly [number, ...unknown[]]): string {
  return NAMES.get(typeof node === 'number' ? node : node[0]) ?? '';
}

/** Instructions that only print a text; in a tree they are a bare code. Source: docs/behaviour/template-language.md §2.4. */
export const LITERAL_TEXTS: ReadonlyMap<unknown, string> = /* @__PURE__ */ new Map([
  [OPCODES.META_LEFT, '{'],
  [OPCODES.META_RIGHT, '}'],
  [OPCODES.NEWLINE, '\n'],
  [OPCODES.SPACE, ' '],
  [OPCODES.TAB, '\t'],
]);

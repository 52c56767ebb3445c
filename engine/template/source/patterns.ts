// Each one is sticky, starts with a character that nothing before it can consume, and never backtracks.

/** A predicate's name. Source: docs/behaviour/template-language.md §2.2. */
export const PREDICATE = /[a-z][\w-]*\?/iy;

/** Digits, words, "@word", "$word" and "@", joined with dots. Source: docs/behaviour/template-language.md §2.2. */
export const REFERENCE = /(?:[@$]?[a-z][\w-]*|@|\d+)(?:\.(?:[@$]?[a-z][\w-]*|@|\d+))*/iy;

/** A variable name to bind, with the spaces around it. Source: docs/behaviour/template-language.md §2.4. */
export const DEFINITION = / @[a-z][\w-]* /iy;

/** A file name. Source: docs/behaviour/template-language.md §2.2. */
export const FILE_NAME = /[\w./-]+/y;

/** The separator of two references. Source: docs/behaviour/template-language.md §2.4. */
export const COMMA = / *, */y;

/** The operator between two references of a condition. Source: docs/behaviour/template-language.md §2.4. */
export const AND_OR_OR = /[\t-\r ]*(?:&&|\|\|)[\t-\r ]*/y;

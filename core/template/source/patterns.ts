// Each is tried at one place of the source ("y"), starts with what nothing before it could have taken, and never goes back.

/** White space inside a tag: space, tab, LF, VT, FF, CR. Source: docs/behaviour/template-language.md §2.2. */
export const SPACE = /[\t-\r ]+/y;

/** A letter, then letters, digits, "_" and "-". Source: docs/behaviour/template-language.md §2.2. */
export const WORD = /[a-z][\w-]*/iy;

/** A word, or a predicate's name. Source: docs/behaviour/template-language.md §2.2. */
export const NAME = /[a-z][\w-]*\??/iy;

/** A predicate's name. Source: docs/behaviour/template-language.md §2.2. */
export const PREDICATE = /[a-z][\w-]*\?/iy;

/** Digits, words, "@word", "$word" and "@", joined with dots. Source: docs/behaviour/template-language.md §2.2. */
export const REFERENCE = /(?:[@$]?[a-z][\w-]*|@|\d+)(?:\.(?:[@$]?[a-z][\w-]*|@|\d+))*/iy;

/** A name that is bound, with the spaces around it. Source: docs/behaviour/template-language.md §2.4. */
export const DEFINITION = / @[a-z][\w-]* /iy;

/** A file name. Source: docs/behaviour/template-language.md §2.2. */
export const FILE_NAME = /[\w./-]+/y;

/** What stands between two references. Source: docs/behaviour/template-language.md §2.4. */
export const COMMA = / *, */y;

/** What stands between two references of a condition. Source: docs/behaviour/template-language.md §2.4. */
export const AND_OR_OR = /[\t-\r ]*(?:&&|\|\|)[\t-\r ]*/y;

/** A formatter with its bar, without its arguments. Source: docs/behaviour/template-language.md §2.4. */
export const CALL = /\|[a-z][\w-]*/iy;

/** What is left of a formatter. Source: docs/behaviour/template-language.md §2.3. */
export const TO_BAR = /[^|}]+/y;

/** What is left of the tag. Source: docs/behaviour/template-language.md §2.3. */
export const TO_END = /[^}]+/y;

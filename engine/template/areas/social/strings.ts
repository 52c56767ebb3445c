/** Texts about comments. Source: docs/behaviour/template-language.md §13. */
export const COMMENT_STRINGS = { none: 'No', one: 'Comment', many: 'Comments' } as const;

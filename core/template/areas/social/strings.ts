/** Words about comments. Source: template language §13b (comment-count, comment-link). */
export const COMMENT_STRINGS = { none: 'No', one: 'Comment', many: 'Comments' } as const;

import type { Formatter, Predicate } from '../../run/area.ts';
import type { Scope } from '../../run/scope.ts';
import { isTruthy, print, toNumber } from '../../values/convert.ts';
import { escapeIfStrict } from '../../values/escape.ts';
import { step } from '../../values/path.ts';
import { COMMENT_STRINGS } from './strings.ts';

const SETTINGS = ['websiteSettings'];
const COMMENTS_OPEN = 1;

/** The existing engine asks for the name in two spellings: templates for one, the predicate for the other. */
const EXTERNAL_NAMES = ['disqusShortname', 'disqusShortName'] as const;

function externalComments(names: readonly string[]): (scope: Scope) => boolean {
  return (scope) => {
    const settings = scope.lookUp(SETTINGS);
    return names.some((name) => isTruthy(step(settings, name)));
  };
}

const commentCount: Formatter = () => (value) => {
  const count = toNumber(step(value, 'publicCommentCount'));
  return `${count === 0 ? COMMENT_STRINGS.none : count} ${nounFor(count)}`;
};

function nounFor(count: unknown): string {
  return count === 1 ? COMMENT_STRINGS.one : COMMENT_STRINGS.many;
}

const commentLink: Formatter = (_, { isStrict }) => {
  const escape = escapeIfStrict(isStrict);
  const isExternal = externalComments(isStrict ? EXTERNAL_NAMES : EXTERNAL_NAMES.slice(0, 1));
  return {
    scoped: (_value, scope) => {
      const find = (name: string): string => escape(print(scope.lookUp([name])));
      const url = find('fullUrl');
      const id = find('id');
      if (isExternal(scope))
        return `\n  <a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>\n`;
      const count = scope.lookUp(['publicCommentCount']);
      const text = count === 0 ? COMMENT_STRINGS.none : find('publicCommentCount');
      return `\n  <a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">\n  ${text}\n  ${nounFor(count)}\n  </a>\n`;
    },
  };
};

const comments: Formatter = (_, { isStrict }) => {
  const escape = escapeIfStrict(isStrict);
  const isExternal = externalComments(isStrict ? EXTERNAL_NAMES : EXTERNAL_NAMES.slice(0, 1));
  return {
    scoped: (_value, scope) => {
      const id = isExternal(scope) ? 'disqus_thread' : `comments-${escape(print(scope.lookUp(['id'])))}`;
      const data = id === 'disqus_thread' ? '' : ownerAttributes(scope, escape);
      return `\n  <div class="squarespace-comments" id="${id}"${data}></div>\n`;
    },
  };
};

function ownerAttributes(scope: Scope, escape: (text: string) => string): string {
  for (const name of ['item', 'collection']) {
    const owner = scope.lookUp([name]);
    if (!isTruthy(owner)) continue;
    const field = (key: string): string => escape(print(step(owner, key)));
    return ` data-${name}-id="${field('id')}" data-public-comment-count="${field('publicCommentCount')}" data-comment-state="${field('commentState')}"`;
  }
  return '';
}

const hasComments: Predicate = () => (scope) => {
  const settings = scope.lookUp(SETTINGS);
  if (settings !== undefined && !isTruthy(step(settings, 'commentsEnabled'))) return false;
  const { value } = scope;
  return (
    toNumber(step(value, 'commentState')) === COMMENTS_OPEN || toNumber(step(value, 'publicCommentCount')) > 0
  );
};

const hasDisqus: Predicate = (_, { isStrict }) =>
  externalComments(isStrict ? EXTERNAL_NAMES : EXTERNAL_NAMES.slice(1));

/** Comments, by formatter. Source: template language §13b. */
export const commentFormatters = {
  'comment-count': commentCount,
  'comment-link': commentLink,
  comments,
} as const satisfies Record<string, Formatter>;

/** Comments, by predicate. Source: template language §17.3. */
export const commentPredicates = {
  'comments?': hasComments,
  'disqus?': hasDisqus,
} as const satisfies Record<string, Predicate>;

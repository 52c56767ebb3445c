import type { AnyFormatter, PlainFormatter, Predicate } from '../../run/area.ts';
import type { Scope } from '../../scope/scope.ts';
import { isTruthy, print, toNumber } from '../../values/convert.ts';
import { fieldOf, step } from '../../values/path.ts';
import { escaping, foundText, frameOf, linkAddress, type Escape } from '../markup/markup.ts';
import { COMMENT_STRINGS } from './strings.ts';

const SETTINGS = ['websiteSettings'];
const COUNT = ['publicCommentCount'];
const COMMENTS_OPEN = 1;

/** The existing engine uses two spellings: one in templates, another in the predicate. */
const IN_TEMPLATES = 'disqusShortname';
const IN_PREDICATE = 'disqusShortName';

function usesService(spelling: string, isStrict: boolean): (scope: Scope) => boolean {
  const spellings = isStrict ? [IN_TEMPLATES, IN_PREDICATE] : [spelling];
  return (scope) => {
    const settings = scope.lookUp(SETTINGS);
    return spellings.some((each) => isTruthy(step(settings, each)));
  };
}

const commentCount: PlainFormatter = () => (value) => {
  const count = toNumber(fieldOf(value, 'publicCommentCount'));
  return `${count === 0 ? COMMENT_STRINGS.none : count} ${nounFor(count)}`;
};

function nounFor(count: unknown): string {
  return count === 1 ? COMMENT_STRINGS.one : COMMENT_STRINGS.many;
}

const commentLink = /* @__PURE__ */ escaping((escape, _, isStrict) => {
  const isExternal = usesService(IN_TEMPLATES, isStrict);
  return {
    scoped: (value, outer) => {
      const scope = frameOf(outer, value);
      // Without an address the link stays on its page.
      const url = escape(linkAddress(foundText(scope, 'fullUrl'), isStrict));
      const id = escape(foundText(scope, 'id'));
      if (isExternal(scope))
        return `\n  <a href="${url}" class="sqs-comment-link sqs-disqus-comment-link" data-id="${id}"></a>\n`;
      const count = scope.lookUp(COUNT);
      const text = count === 0 ? COMMENT_STRINGS.none : escape(print(count));
      return `\n  <a href="${url}#comments-${id}" class="sqs-comment-link" data-id="${id}">\n  ${text}\n  ${nounFor(count)}\n  </a>\n`;
    },
  };
});

const comments = /* @__PURE__ */ escaping((escape, _, isStrict) => {
  const isExternal = usesService(IN_TEMPLATES, isStrict);
  return {
    scoped: (value, outer) => {
      const scope = frameOf(outer, value);
      const attributes = isExternal(scope)
        ? 'disqus_thread"'
        : `comments-${escape(foundText(scope, 'id'))}"${ownerAttributes(scope, escape)}`;
      return `\n  <div class="squarespace-comments" id="${attributes}></div>\n`;
    },
  };
});

function ownerAttributes(scope: Scope, escape: Escape): string {
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
  if (settings !== undefined && !isTruthy(fieldOf(settings, 'commentsEnabled'))) return false;
  const { value } = scope;
  return (
    toNumber(fieldOf(value, 'commentState')) === COMMENTS_OPEN ||
    toNumber(fieldOf(value, 'publicCommentCount')) > 0
  );
};

const hasDisqus: Predicate = (_, { isStrict }) => usesService(IN_PREDICATE, isStrict);

/** Comments, by formatter. Source: docs/behaviour/template-language.md §13. */
export const commentFormatters = {
  'comment-count': commentCount,
  'comment-link': commentLink,
  comments,
} as const satisfies Record<string, AnyFormatter>;

/** Comments, by predicate. Source: docs/behaviour/template-language.md §14.3. */
export const commentPredicates = {
  'comments?': hasComments,
  'disqus?': hasDisqus,
} as const satisfies Record<string, Predicate>;

import { fieldsOf } from '../../../core/json/index.ts';
import { isBlank } from '../../../core/text/index.ts';
import { NAVIGATION_EDITOR_WORDS } from '../../../core/words/index.ts';
import { problemOfLink } from './link-problem.ts';
import { rowsOf, type NavigationNode } from './navigation-tree.ts';

/** A problem that prevents saving the navigation. Source: docs/behaviour/owner.md §2.10 */
export interface NavigationProblem {
  /** The id of the entry. */
  readonly id: string;
  readonly property: 'title' | 'externalLink';
  readonly message: string;
}

/**
 * Checks a navigation before it is saved.
 * @param nodes as it was edited
 * @returns the problems, in the order of the entries
 * Source: docs/behaviour/owner.md §2.10
 */
export function checkNavigation(nodes: readonly NavigationNode[]): readonly NavigationProblem[] {
  return rowsOf(nodes).flatMap(({ node }) => problemsOf(node));
}

function problemsOf({ id, item, isFolder }: NavigationNode): readonly NavigationProblem[] {
  const fields = fieldsOf(item);
  const isLink = !isFolder && fields.has('externalLink');
  // A folder may be a collection, which has a name.
  const needsTitle = isLink || (isFolder && !fields.has('collectionId'));
  const link = isLink ? problemOfLink(fields.trimmed('externalLink') ?? '') : null;
  return [
    ...(needsTitle && isBlank(fields.trimmed('title') ?? '')
      ? [{ id, property: 'title', message: NAVIGATION_EDITOR_WORDS.navigationTitleMissing } as const]
      : []),
    ...(link === null ? [] : [{ id, property: 'externalLink', message: link } as const]),
  ];
}

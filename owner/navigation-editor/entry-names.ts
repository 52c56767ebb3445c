import { targetOf, type NavigationNode, type OpenNavigation } from '../rules/index.ts';
import { fieldsOf } from '../../core/json/index.ts';
import { EDITING_WORDS, NAVIGATION_EDITOR_WORDS } from '../../core/words/index.ts';

type Choices = Pick<OpenNavigation, 'collections' | 'memberAreas'>;

/**
 * Names an entry for the owner.
 * @param node the entry
 * @param choices the targets that entries can have
 */
export function titleOf(node: NavigationNode, choices: Choices): string {
  const fallback = ownNameOf(node, choices) ?? fieldsOf(node.item).trimmed('externalLink');
  return fieldsOf(node.item).trimmed('title') ?? fallback ?? EDITING_WORDS.untitled;
}

/**
 * Finds the name of an entry's target.
 * @param node the entry
 * @param choices the targets that entries can have
 * @returns null where the target has no name
 */
export function ownNameOf({ item }: NavigationNode, { collections, memberAreas }: Choices): string | null {
  const fields = fieldsOf(item);
  const nameIn = (list: Choices['collections'], id: string | null) =>
    id === null ? null : (list?.find((choice) => choice.id === id)?.title ?? null);
  return (
    nameIn(collections, fields.trimmed('collectionId')) ?? nameIn(memberAreas, fields.trimmed('memberAreaId'))
  );
}

/**
 * Names the kind of an entry.
 * @param node the entry
 */
export function kindOf({ item, isFolder }: NavigationNode): string {
  if (isFolder) return NAVIGATION_EDITOR_WORDS.kindFolder;
  if (fieldsOf(item).has('externalLink')) return NAVIGATION_EDITOR_WORDS.kindLink;
  const { kind } = targetOf(item);
  if (kind === 'collection') return NAVIGATION_EDITOR_WORDS.kindCollection;
  return kind === 'member-area'
    ? NAVIGATION_EDITOR_WORDS.kindMemberArea
    : NAVIGATION_EDITOR_WORDS.kindNowhere;
}

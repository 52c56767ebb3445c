import type { KeyboardEvent, ReactNode } from 'react';
import { rowsOf, type NavigationRow, type NavigationStep } from '../rules/index.ts';
import { fill } from '../../core/text/index.ts';
import { NAVIGATION_EDITOR_WORDS } from '../../core/words/index.ts';
import { type Drag, Row } from '../editor/view/index.ts';
import type { EditingContent, NavigationActions } from './content.ts';
import { kindOf, titleOf } from './entry-names.ts';
import { EntrySettings } from './entry-settings.tsx';

interface RowProps {
  readonly row: NavigationRow;
  /** Its index in the list. */
  readonly listIndex: number;
  /** Its nesting depth. */
  readonly depth: number;
  readonly content: EditingContent;
  readonly actions: NavigationActions;
  readonly drag: Drag;
  readonly remove: () => void;
}

/**
 * Draws an entry in the list, with the controls that move, edit and remove it.
 * @param props the entry and its position
 */
export function EntryRow(props: RowProps): ReactNode {
  const { row, listIndex, depth, content, actions, drag, remove } = props;
  const { node } = row;
  const isOpen = content.openId === node.id;
  return (
    <Row
      id={node.id}
      attributes={{ 'data-entry': node.id, 'data-depth': depth }}
      title={titleOf(node, content)}
      more={<InFolder row={row} content={content} />}
      kind={kindOf(node)}
      index={listIndex}
      isOpen={isOpen}
      hasProblem={content.problems.some((problem) => problem.id === node.id)}
      drag={drag}
      moveHint={NAVIGATION_EDITOR_WORDS.moveEntryHint}
      moveOfKey={(event) => {
        const step = stepOfKey(event);
        return (
          step &&
          (() => {
            actions.step(node.id, step);
          })
        );
      }}
      toggle={() => {
        actions.open(isOpen ? null : node.id);
      }}
      remove={remove}
    >
      {() => <EntrySettings row={row} content={content} actions={actions} />}
    </Row>
  );
}

function InFolder({ row, content }: Pick<RowProps, 'row' | 'content'>): ReactNode {
  const folder = rowsOf(content.nodes).find(({ node }) => node.id === row.parentId)?.node;
  if (!folder) return null;
  return (
    <span data-editor="unseen">
      {` ${fill(NAVIGATION_EDITOR_WORDS.inFolder, { title: titleOf(folder, content) })}`}
    </span>
  );
}

function stepOfKey({ key, currentTarget }: KeyboardEvent): NavigationStep | undefined {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const steps: Readonly<Record<string, NavigationStep>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: isRightToLeft ? 'in' : 'out',
    ArrowRight: isRightToLeft ? 'out' : 'in',
  };
  return steps[key];
}

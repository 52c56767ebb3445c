import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { rowsOf, type NavigationRow, type NavigationStep } from '../../core/owner/index.ts';
import { fill } from '../../core/text/index.ts';
import { EDITING_WORDS, NAVIGATION_EDITOR_WORDS } from '../../core/words/index.ts';
import { Icon } from '../parts/editor/icon.tsx';
import type { Drag } from '../parts/editor/use-drag.ts';
import type { EditingContent, NavigationActions } from './content.ts';
import { kindOf, titleOf } from './entry-names.ts';
import { EntrySettings } from './entry-settings.tsx';

interface RowProps {
  readonly row: NavigationRow;
  /** Its place in the list. */
  readonly listIndex: number;
  /** In how many folders it is shown. */
  readonly depth: number;
  readonly content: EditingContent;
  readonly actions: NavigationActions;
  readonly drag: Drag;
  readonly remove: () => void;
}

/**
 * Draws an entry in the list: what moves it, what opens its settings, what takes it out.
 * @param props the entry and where it stands
 */
export function EntryRow(props: RowProps): ReactNode {
  const { row, listIndex, depth, content, actions, drag, remove } = props;
  const { node } = row;
  const id = `navigation-editor${useId()}`;
  const isOpen = content.openId === node.id;
  const hasProblem = content.problems.some((problem) => problem.id === node.id);
  return (
    <li
      data-editor="row"
      data-entry={node.id}
      data-depth={depth}
      data-open={isOpen || undefined}
      data-problem={hasProblem || undefined}
      {...drag.rowProps(listIndex)}
    >
      <div data-editor="row-bar">
        <Grip {...props} />
        <RowTitle {...props} panelId={id} />
        <button
          type="button"
          data-editor="quiet"
          aria-label={fill(EDITING_WORDS.removeTitle, { title: titleOf(node, content) })}
          onClick={remove}
        >
          <Icon name="cross" />
        </button>
      </div>
      <div id={id} data-editor="row-panel" hidden={!isOpen}>
        {isOpen && <EntrySettings row={row} content={content} actions={actions} />}
      </div>
    </li>
  );
}

function Grip({ row: { node }, listIndex, content, actions, drag }: RowProps): ReactNode {
  return (
    <button
      type="button"
      data-editor="grip"
      aria-label={fill(EDITING_WORDS.moveTitle, { title: titleOf(node, content) })}
      aria-description={NAVIGATION_EDITOR_WORDS.moveEntryHint}
      title={NAVIGATION_EDITOR_WORDS.moveEntryHint}
      onKeyDown={(event) => {
        if (event.key === 'Escape') drag.cancel();
        const step = stepOfKey(event);
        if (step === undefined) return;
        event.preventDefault();
        actions.step(node.id, step);
      }}
      {...drag.gripProps(node.id, listIndex)}
    >
      <Icon name="grip" />
    </button>
  );
}

function RowTitle({ row, content, actions, panelId }: RowProps & { readonly panelId: string }): ReactNode {
  const { node, parentId } = row;
  const isOpen = content.openId === node.id;
  const folder = rowsOf(content.nodes).find((one) => one.node.id === parentId)?.node;
  return (
    <button
      type="button"
      data-editor="row-title"
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={() => {
        actions.open(isOpen ? null : node.id);
      }}
    >
      <span data-editor="title">
        <bdi>{titleOf(node, content)}</bdi>
        {folder && (
          <span data-editor="unseen">
            {' '}
            {fill(NAVIGATION_EDITOR_WORDS.inFolder, { title: titleOf(folder, content) })}
          </span>
        )}
      </span>
      <span data-editor="kind">{kindOf(node)}</span>
      <Icon name="chevron" />
    </button>
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

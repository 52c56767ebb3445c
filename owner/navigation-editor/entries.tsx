import { useEffect, useRef, type ReactNode } from 'react';
import { placeOfDrag, rowsOf, type NavigationRow } from '../rules/index.ts';
import { fill } from '../../core/text/index.ts';
import { CART_PAGE_WORDS, EDITING_WORDS, NAVIGATION_EDITOR_WORDS } from '../../core/words/index.ts';
import { type Drag, useDrag, useFocusLater } from '../editor/view/index.ts';
import { focusInView } from '../../elements/ui/index.ts';
import { AddEntry } from './add-entry.tsx';
import type { EditingContent, NavigationActions } from './content.ts';
import { titleOf } from './entry-names.ts';
import { EntryRow } from './entry-row.tsx';

/** The horizontal drag distance of one nesting level, in pixels; equals the indentation of the list. */
const DEPTH_PX = 32;

/** The data of the list of entries. */
export interface EntriesProps {
  readonly content: EditingContent;
  readonly actions: NavigationActions;
}

/**
 * Draws the entries with their settings, and the button that adds one.
 * @param props what is edited
 */
export function Entries({ content, actions }: EntriesProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const focusLater = useFocusLater(place);
  const rows = shownRows(content);
  const drag = useDrag({
    begin: actions.drag,
    drop: (id, to, acrossPx) => {
      actions.drop(id, to, targetDepth(rows, id, acrossPx));
    },
    end: () => {
      actions.drag(null);
    },
  });
  return (
    <div ref={place} data-editor="build">
      <Removed
        content={content}
        undo={(id) => {
          actions.undo();
          focusLater(`[data-entry="${id}"] [aria-expanded]`);
        }}
      />
      {rows.length === 0 && <p data-editor="hint">{NAVIGATION_EDITOR_WORDS.noNavigationEntries}</p>}
      <ul data-editor="fields" aria-label={NAVIGATION_EDITOR_WORDS.mainNavigation} ref={drag.list}>
        {rows.map((row, index) => (
          <EntryRow
            key={row.node.id}
            row={row}
            listIndex={index}
            depth={depthOf(row, rows, content, drag)}
            content={content}
            actions={actions}
            drag={drag}
            remove={() => {
              actions.remove(row.node.id);
            }}
          />
        ))}
      </ul>
      <AddEntry
        content={content}
        add={(item) => {
          actions.add(item);
          focusLater('[data-editor=fields] > :last-child[data-open] input');
        }}
      />
    </div>
  );
}

interface RemovedProps {
  readonly content: EditingContent;
  readonly undo: (id: string) => void;
}

function Removed({ content, undo }: RemovedProps): ReactNode {
  const { removed } = content;
  const button = useRef<HTMLButtonElement>(null);
  const followed = useRef(removed);
  // Not on the click that removes: the owner may decide to keep a folder.
  useEffect(() => {
    if (removed?.id !== followed.current?.id && button.current) focusInView(button.current);
    followed.current = removed;
  }, [removed]);
  return (
    removed && (
      <div data-editor="undo">
        <p>{fill(EDITING_WORDS.removedTitle, { title: titleOf(removed, content) })}</p>
        <button
          ref={button}
          type="button"
          data-editor="button"
          onClick={() => {
            undo(removed.id);
          }}
        >
          {CART_PAGE_WORDS.undo}
        </button>
      </div>
    )
  );
}

/**
 * The entries of a dragged folder move with it, hidden: all rows have one height while its position is
 * determined.
 */
function shownRows({ nodes, draggedId }: EditingContent): readonly NavigationRow[] {
  const rows = rowsOf(nodes);
  const dragged = rows.find(({ node }) => node.id === draggedId);
  const held = new Set(rowsOf(dragged?.node.children ?? []).map(({ node }) => node.id));
  return rows.filter(({ node }) => !held.has(node.id));
}

function targetDepth(rows: readonly NavigationRow[], id: string, acrossPx: number): number {
  const depth = rows.find(({ node }) => node.id === id)?.depth ?? 0;
  return depth + Math.round(acrossPx / DEPTH_PX);
}

function depthOf(
  row: NavigationRow,
  rows: readonly NavigationRow[],
  { nodes }: EditingContent,
  { moving }: Drag,
): number {
  if (moving?.id !== row.node.id) return row.depth;
  const target = targetDepth(rows, moving.id, moving.acrossPx);
  return placeOfDrag(nodes, moving.id, moving.to, target)?.depth ?? row.depth;
}

import { isComposing } from '../../../core/interface/index.ts';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { fill } from '../../../core/text/index.ts';
import { EDITING_WORDS } from '../../../core/words/index.ts';
import { Icon } from './icon.tsx';
import type { Drag } from './use-drag.ts';

interface RowBarProps {
  readonly id: string;
  readonly title: string;
  /** Content after its title. */
  readonly more: ReactNode;
  readonly kind: string;
  /** Its index in the list. */
  readonly index: number;
  readonly isOpen: boolean;
  readonly drag: Drag;
  readonly moveHint: string;
  /** Handles a key on the handle; undefined ignores it. */
  readonly moveOfKey: (event: KeyboardEvent) => (() => void) | undefined;
  /** Shows or hides its settings. */
  readonly toggle: () => void;
  readonly remove: () => void;
}

interface RowProps extends RowBarProps {
  /** A `data-` attribute that identifies it. */
  readonly attributes: Readonly<Record<`data-${string}`, string | number>>;
  readonly hasProblem: boolean;
  /** Draws its settings. */
  readonly children: () => ReactNode;
}

/**
 * Draws a row of an edited list, with the controls that move it, open its settings and remove it.
 * @param props the row and its position
 */
export function Row(props: RowProps): ReactNode {
  const { attributes, title, index, isOpen, hasProblem, drag, remove, children } = props;
  const panelId = `editor${useId()}`;
  return (
    <li
      data-editor="row"
      {...attributes}
      data-open={isOpen || undefined}
      data-problem={hasProblem || undefined}
      {...drag.rowProps(index)}
    >
      <div data-editor="row-bar">
        <Grip {...props} />
        <RowTitle {...props} panelId={panelId} />
        <button
          type="button"
          data-editor="quiet"
          aria-label={fill(EDITING_WORDS.removeTitle, { title })}
          onClick={remove}
        >
          <Icon name="cross" />
        </button>
      </div>
      <div id={panelId} data-editor="row-panel" hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </li>
  );
}

function Grip({ id, title, index, drag, moveHint, moveOfKey }: RowBarProps): ReactNode {
  return (
    <button
      type="button"
      data-editor="grip"
      aria-label={fill(EDITING_WORDS.moveTitle, { title })}
      aria-description={moveHint}
      title={moveHint}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event.nativeEvent)) drag.cancel();
        const move = moveOfKey(event);
        if (!move) return;
        event.preventDefault();
        move();
      }}
      {...drag.gripProps(id, index)}
    >
      <Icon name="grip" />
    </button>
  );
}

function RowTitle(props: RowBarProps & { readonly panelId: string }): ReactNode {
  const { title, more, kind, isOpen, toggle, panelId } = props;
  return (
    <button
      type="button"
      data-editor="row-title"
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={toggle}
    >
      <span data-editor="title">
        <bdi>{title}</bdi>
        {more}
      </span>
      <span data-editor="kind">{kind}</span>
      <Icon name="chevron" />
    </button>
  );
}

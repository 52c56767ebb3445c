import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { kindOf, type FieldSchema } from '../../../core/form-editor/index.ts';
import { fieldsOf } from '../../../core/json/index.ts';
import { fill } from '../../../core/text/index.ts';
import { EDITING_WORDS } from '../../../core/words/index.ts';
import type { EditingContent, EditorActions } from '../content.ts';
import { Icon } from '../../parts/editor/icon.tsx';
import { kindName, titleOf } from '../field-names.ts';
import { FieldSettings } from './field-settings.tsx';
import type { Drag } from '../../parts/editor/use-drag.ts';

interface RowProps {
  readonly field: FieldSchema;
  readonly index: number;
  readonly content: EditingContent;
  readonly actions: EditorActions;
  readonly drag: Drag;
  readonly remove: () => void;
}

/**
 * Draws a field in the list: what moves it, what opens its properties, what takes it out.
 * @param props the field and where it stands
 */
export function FieldRow(props: RowProps): ReactNode {
  const { field, index, content, actions, drag } = props;
  const id = `form-editor${useId()}`;
  const isOpen = content.openFieldId === field.id;
  const problem = content.problems.find(({ fieldId }) => fieldId === field.id)?.message;
  return (
    <li
      data-editor="row"
      data-field={field.id}
      data-open={isOpen || undefined}
      data-problem={problem !== undefined || undefined}
      {...drag.rowProps(index)}
    >
      <div data-editor="row-bar">
        <Grip {...props} />
        <RowTitle {...props} panelId={id} />
        <button
          type="button"
          data-editor="quiet"
          aria-label={fill(EDITING_WORDS.removeTitle, { title: titleOf(field) })}
          onClick={props.remove}
        >
          <Icon name="cross" />
        </button>
      </div>
      <div id={id} data-editor="row-panel" hidden={!isOpen}>
        {isOpen && <FieldSettings field={field} problem={problem} content={content} actions={actions} />}
        {isOpen && <Steps {...{ field, index, content, actions }} />}
      </div>
    </li>
  );
}

function Grip({ field, index, content, actions, drag }: RowProps): ReactNode {
  return (
    <button
      type="button"
      data-editor="grip"
      aria-label={fill(EDITING_WORDS.moveTitle, { title: titleOf(field) })}
      aria-description={EDITING_WORDS.moveHint}
      title={EDITING_WORDS.moveHint}
      onKeyDown={(event) => {
        if (event.key === 'Escape') drag.cancel();
        const place = placeOfKey(event, index, content.schema.fields.length);
        if (place === undefined) return;
        event.preventDefault();
        actions.moveField(field.id, place);
      }}
      {...drag.gripProps(field.id, index)}
    >
      <Icon name="grip" />
    </button>
  );
}

function RowTitle({ field, content, actions, panelId }: RowProps & { readonly panelId: string }): ReactNode {
  const isOpen = content.openFieldId === field.id;
  return (
    <button
      type="button"
      data-editor="row-title"
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={() => {
        actions.openField(isOpen ? null : field.id);
      }}
    >
      <span data-editor="title">
        <bdi>{titleOf(field)}</bdi>
        {fieldsOf(field).flag('required') && <span aria-hidden="true"> *</span>}
      </span>
      <span data-editor="kind">{kindName(kindOf(field))}</span>
      <Icon name="chevron" />
    </button>
  );
}

/** For those who can neither drag nor press arrow keys. */
function Steps({ field, index, content, actions }: Omit<RowProps, 'drag' | 'remove'>): ReactNode {
  const last = content.schema.fields.length - 1;
  return (
    <div data-editor="buttons">
      <button
        type="button"
        data-editor="button"
        aria-disabled={index === 0 || undefined}
        onClick={() => {
          actions.moveField(field.id, index - 1);
        }}
      >
        <Icon name="up" />
        {EDITING_WORDS.moveUp}
      </button>
      <button
        type="button"
        data-editor="button"
        aria-disabled={index === last || undefined}
        onClick={() => {
          actions.moveField(field.id, index + 1);
        }}
      >
        <Icon name="down" />
        {EDITING_WORDS.moveDown}
      </button>
    </div>
  );
}

function placeOfKey(event: KeyboardEvent, index: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  return places[event.key];
}

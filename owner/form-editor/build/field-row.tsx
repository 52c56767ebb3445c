import type { ReactNode } from 'react';
import { kindOf, type FieldSchema } from '../../forms/index.ts';
import { fieldsOf } from '../../../core/json/index.ts';
import { EDITING_WORDS } from '../../../core/words/index.ts';
import type { EditingContent, EditorActions } from '../content.ts';
import { type Drag, Icon, Row } from '../../editor/view/index.ts';
import { kindName, titleOf } from '../field-names.ts';
import { FieldSettings } from './field-settings.tsx';

interface RowProps {
  readonly field: FieldSchema;
  readonly index: number;
  readonly content: EditingContent;
  readonly actions: EditorActions;
  readonly drag: Drag;
  readonly remove: () => void;
}

/**
 * Draws a field in the list, with the controls that move, edit and remove it.
 * @param props the field and its position
 */
export function FieldRow(props: RowProps): ReactNode {
  const { field, index, content, actions, drag, remove } = props;
  const isOpen = content.openFieldId === field.id;
  const problem = content.problems.find(({ fieldId }) => fieldId === field.id)?.message;
  return (
    <Row
      id={field.id}
      attributes={{ 'data-field': field.id }}
      title={titleOf(field)}
      more={fieldsOf(field).flag('required') && <span aria-hidden="true"> *</span>}
      kind={kindName(kindOf(field))}
      index={index}
      isOpen={isOpen}
      hasProblem={problem !== undefined}
      drag={drag}
      moveHint={EDITING_WORDS.moveHint}
      moveOfKey={({ key }) => {
        const place = placeOfKey(key, index, content.schema.fields.length);
        return place === undefined
          ? undefined
          : () => {
              actions.moveField(field.id, place);
            };
      }}
      toggle={() => {
        actions.openField(isOpen ? null : field.id);
      }}
      remove={remove}
    >
      {() => (
        <>
          <FieldSettings field={field} problem={problem} content={content} actions={actions} />
          <Steps {...{ field, index, content, actions }} />
        </>
      )}
    </Row>
  );
}

/** For visitors who can neither drag nor use arrow keys. */
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
        <span>{EDITING_WORDS.moveUp}</span>
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
        <span>{EDITING_WORDS.moveDown}</span>
      </button>
    </div>
  );
}

function placeOfKey(key: string, index: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

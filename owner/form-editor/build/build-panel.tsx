import { useRef, type ReactNode } from 'react';
import { fill } from '../../../core/text/index.ts';
import { CART_PAGE_WORDS, EDITING_WORDS, FORM_EDITOR_WORDS } from '../../../core/words/index.ts';
import type { EditingContent, EditorActions } from '../content.ts';
import { type DragParts, useDrag, useFocusLater } from '../../editor/view/index.ts';
import { AddField } from './add-field.tsx';
import { FieldRow } from './field-row.tsx';

/** The data of the list of fields. */
export interface BuildProps {
  readonly content: EditingContent;
  readonly actions: EditorActions;
}

/**
 * Draws the fields of the form with their properties, and the button that adds one.
 * @param props what is edited
 */
export function BuildPanel({ content, actions }: BuildProps): ReactNode {
  const { schema, removedTitle } = content;
  const place = useRef<HTMLDivElement>(null);
  const focusLater = useFocusLater(place);
  const drag = useDrag(dragParts(actions));
  return (
    <div ref={place} data-editor="build">
      {removedTitle !== null && (
        <div data-editor="undo">
          <p>{fill(EDITING_WORDS.removedTitle, { title: removedTitle })}</p>
          <button
            type="button"
            data-editor="button"
            onClick={() => {
              actions.undo();
              focusLater(`[data-field="${CSS.escape(content.removed?.id ?? '')}"] [aria-expanded]`);
            }}
          >
            {CART_PAGE_WORDS.undo}
          </button>
        </div>
      )}
      {schema.fields.length === 0 && <p data-editor="hint">{FORM_EDITOR_WORDS.noFields}</p>}
      <ul data-editor="fields" aria-label={FORM_EDITOR_WORDS.formFields} ref={drag.list}>
        {schema.fields.map((field, index) => (
          <FieldRow
            key={field.id}
            field={field}
            index={index}
            content={content}
            actions={actions}
            drag={drag}
            remove={() => {
              actions.removeField(field.id);
              focusLater('[data-editor=undo] button');
            }}
          />
        ))}
      </ul>
      <AddField
        add={(kind) => {
          actions.addField(kind);
          focusLater('[data-editor=fields] > :last-child [data-setting]');
        }}
      />
    </div>
  );
}

function dragParts({ openField, moveField }: EditorActions): DragParts {
  return {
    begin: () => {
      openField(null);
    },
    drop: moveField,
  };
}

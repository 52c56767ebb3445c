import { useId, useState, type ReactNode } from 'react';
import { FORM_FIELD_TYPES, type FormFieldType } from '../../../core/enumerations/index.ts';
import { FORM_EDITOR_WORDS } from '../../../core/words/index.ts';
import { Icon } from '../../parts/editor/icon.tsx';
import { kindName } from '../field-names.ts';

/**
 * Draws what adds a field: a button that opens the kinds.
 * @param props what to do with the chosen kind
 */
export function AddField({ add }: { readonly add: (kind: FormFieldType) => void }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = `form-editor${useId()}`;
  return (
    <div data-editor="add">
      <button
        type="button"
        data-editor="add-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name="plus" />
        <span>{FORM_EDITOR_WORDS.newField}</span>
      </button>
      <div id={id} data-editor="kinds" role="group" aria-label={FORM_EDITOR_WORDS.fieldKind} hidden={!isOpen}>
        {FORM_FIELD_TYPES.map((kind) => (
          <button
            key={kind}
            type="button"
            onClick={() => {
              setOpen(false);
              add(kind);
            }}
          >
            {kindName(kind)}
          </button>
        ))}
      </div>
    </div>
  );
}

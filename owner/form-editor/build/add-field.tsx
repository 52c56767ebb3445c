import type { ReactNode } from 'react';
import { FORM_FIELD_TYPES, type FormFieldType } from '../../../core/enumerations/index.ts';
import { FORM_EDITOR_WORDS } from '../../../core/words/index.ts';
import { Add } from '../../editor/view/index.ts';
import { kindName } from '../field-names.ts';

/**
 * Draws the button that opens the kinds of field.
 * @param props what to do with the chosen kind
 */
export function AddField({ add }: { readonly add: (kind: FormFieldType) => void }): ReactNode {
  return (
    <Add label={FORM_EDITOR_WORDS.newField}>
      {(close) => (
        <div data-editor="kinds" role="group" aria-label={FORM_EDITOR_WORDS.fieldKind}>
          {FORM_FIELD_TYPES.map((kind) => (
            <button
              key={kind}
              type="button"
              onClick={() => {
                close();
                add(kind);
              }}
            >
              {kindName(kind)}
            </button>
          ))}
        </div>
      )}
    </Add>
  );
}

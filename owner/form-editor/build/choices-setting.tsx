import { isComposing } from '../../../core/interface/index.ts';
import { useId, useRef, useState, type ReactNode } from 'react';
import {
  addChoices,
  addRows,
  choicesOf,
  kindOf,
  problemsOfChoices,
  removeChoice,
  renameChoice,
  type FieldSchema,
} from '../../forms/index.ts';
import { fill } from '../../../core/text/index.ts';
import { EDITOR_WORDS, FORM_EDITOR_WORDS } from '../../../core/words/index.ts';
import { describe, Icon, Notes, useControl, useFocusLater } from '../../editor/view/index.ts';
import { ChoicesFile } from './choices-file.tsx';

interface ChoicesProps {
  readonly field: FieldSchema;
  readonly problem: string | undefined;
  readonly change: (options: readonly unknown[]) => void;
}

/**
 * Draws the choices of a field, or the statements of a survey.
 * @param props the field
 */
export function ChoicesSetting({ field, problem, change }: ChoicesProps): ReactNode {
  const id = `form-editor${useId()}`;
  const place = useRef<HTMLFieldSetElement>(null);
  const focusLater = useFocusLater(place);
  const choices = choicesOf(field);
  const wrong = problemsOfChoices(field);
  const isSurvey = kindOf(field) === 'likert';
  return (
    <fieldset ref={place} data-editor="choices">
      <legend>{isSurvey ? FORM_EDITOR_WORDS.propertyStatements : FORM_EDITOR_WORDS.propertyOptions}</legend>
      <Notes id={id} problem={problem} />
      {choices.map((choice, index) => (
        // A choice is identified by its index only, and its text is being edited.
        <ChoiceRow
          key={index}
          number={index + 1}
          text={choice}
          isWrong={problem !== undefined && wrong[index] !== null}
          describedBy={describe(id, undefined, problem)}
          rename={(text) => {
            change(renameChoice(field, index, text));
          }}
          remove={() => {
            change(removeChoice(field, index));
            focusLater('[data-editor=new-choice]');
          }}
        />
      ))}
      <NewChoice
        choices={choices}
        isMissing={problem !== undefined && choices.length === 0}
        add={(text) => {
          change(addChoices(field, [text]));
        }}
      />
      <ChoicesFile
        add={(rows) => {
          change(addRows(field, rows));
        }}
      />
    </fieldset>
  );
}

interface RowProps {
  readonly number: number;
  readonly text: string;
  readonly isWrong: boolean;
  readonly describedBy: string | undefined;
  readonly rename: (text: string) => void;
  readonly remove: () => void;
}

function ChoiceRow({ number, text, isWrong, describedBy, rename, remove }: RowProps): ReactNode {
  const line = useControl<HTMLInputElement>(({ value }) => {
    rename(value);
  });
  return (
    <div data-editor="choice">
      <input
        {...line}
        value={text}
        dir="auto"
        autoComplete="off"
        aria-label={fill(FORM_EDITOR_WORDS.choiceNumber, { n: number })}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
      />
      <button
        type="button"
        data-editor="quiet"
        aria-label={fill(FORM_EDITOR_WORDS.removeChoice, { n: number })}
        onClick={remove}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}

interface NewChoiceProps {
  readonly choices: readonly string[];
  readonly isMissing: boolean;
  readonly add: (text: string) => void;
}

function NewChoice({ choices, isMissing, add }: NewChoiceProps): ReactNode {
  const id = `form-editor${useId()}`;
  const [text, setText] = useState('');
  const line = useControl<HTMLInputElement>(({ value }) => {
    setText(value);
  });
  const isTaken = choices.some((choice) => choice.trim() === text.trim());
  const problem =
    isTaken && text.trim() !== ''
      ? fill(EDITOR_WORDS.tagExists, { tagType: FORM_EDITOR_WORDS.choice })
      : undefined;
  const press = () => {
    if (isTaken || text.trim() === '') return;
    add(text.trim());
    setText('');
  };
  return (
    <>
      <div data-editor="choice">
        <input
          {...line}
          data-editor="new-choice"
          value={text}
          dir="auto"
          autoComplete="off"
          aria-label={FORM_EDITOR_WORDS.newChoice}
          placeholder={FORM_EDITOR_WORDS.newChoice}
          aria-invalid={isMissing || problem !== undefined || undefined}
          aria-describedby={describe(id, undefined, problem)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            // Enter would save the form.
            event.preventDefault();
            press();
          }}
        />
        <button type="button" data-editor="button" onClick={press}>
          {FORM_EDITOR_WORDS.addChoice}
        </button>
      </div>
      <Notes id={id} problem={problem} />
    </>
  );
}

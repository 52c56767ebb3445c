import type { ReactNode } from 'react';
import type { Control, Field } from '../../../core/forms/index.ts';
import { FORM_WORDS } from '../../../core/words/index.ts';
import type { FillingContent } from '../content.ts';
import type { FormActions } from '../form-parts.ts';
import { Choices } from './choices.tsx';
import type { ControlProps } from './control-props.ts';
import { Line } from './line.tsx';
import { Lines } from './lines.tsx';
import { nameInPage } from './name-in-page.ts';
import { List } from './list.tsx';

/** What a field is drawn from. */
export interface FieldProps {
  readonly field: Field;
  readonly content: FillingContent;
  readonly sync: FormActions['sync'];
  /** Prefix of the form's ids. */
  readonly formId: string;
}

/**
 * Draws a field: its error, title, description and controls.
 * @param props the field and the form's content
 */
export function FieldView(props: FieldProps): ReactNode {
  const { field } = props;
  switch (field.titling) {
    case 'none':
      return <Controls {...props} />;
    case 'heading':
      return (
        <div data-part="section" data-underlined={field.isUnderlined || undefined}>
          <h2>
            <bdi>{field.title}</bdi>
          </h2>
          {field.description !== '' && (
            <p>
              <bdi>{field.description}</bdi>
            </p>
          )}
        </div>
      );
    case 'legend':
      return <Group {...props} />;
    case 'label':
      return (
        <div data-part="field">
          <FieldError {...props} />
          <label htmlFor={controlId(props.formId, field.id)}>
            <Title field={field} />
          </label>
          <Description {...props} />
          <Controls {...props} />
        </div>
      );
  }
}

/**
 * Builds the id of a control.
 * @param formId prefix of the form's ids
 * @param name the control's name
 */
export function controlId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

function Group(props: FieldProps): ReactNode {
  const { field, formId } = props;
  return (
    <fieldset data-part="field" aria-describedby={descriptionsOf(props)}>
      <legend>
        <FieldError {...props} />
        <Title field={field} />
      </legend>
      <Description {...props} />
      <div data-part="parts" data-kind={field.type}>
        {field.controls.map((control) => (
          <Part key={control.name} {...props} control={control} id={controlId(formId, control.name)} />
        ))}
      </div>
    </fieldset>
  );
}

interface PartProps extends FieldProps {
  readonly control: Control;
  readonly id: string;
}

function Part(props: PartProps): ReactNode {
  const { control, id } = props;
  if (control.label === '') return <OneControl {...props} />;
  if (control.shape === 'choices') {
    return (
      <fieldset data-part="question">
        <legend>
          <bdi>{control.label}</bdi>
        </legend>
        <OneControl {...props} />
      </fieldset>
    );
  }
  return (
    <div data-part="part" data-width={control.shape === 'line' ? control.widthCharacters : undefined}>
      <label htmlFor={id}>
        <bdi>{control.label}</bdi>
      </label>
      <OneControl {...props} />
    </div>
  );
}

function Controls(props: FieldProps): ReactNode {
  const { field, formId } = props;
  return field.controls.map((control) => (
    <OneControl key={control.name} {...props} control={control} id={controlId(formId, control.name)} />
  ));
}

function OneControl(props: PartProps): ReactNode {
  const { field, control, content, sync, id } = props;
  const { values, validity, problems, hasPlainNames } = content;
  const name = hasPlainNames ? control.name : nameInPage(control.name);
  const otherName = 'otherName' in control ? control.otherName : null;
  return (
    <ControlView
      control={{ ...control, name }}
      id={id}
      values={values.get(control.name) ?? []}
      otherValues={otherName === null ? [] : (values.get(otherName) ?? [])}
      sync={sync}
      describedBy={field.titling === 'legend' ? undefined : descriptionsOf(props)}
      error={problems.get(field.id) ?? null}
      invalidity={validity.get(field.id) ?? ''}
      isRequired={field.isRequired}
      maxLength={field.maxLength}
    />
  );
}

function Title({ field }: Pick<FieldProps, 'field'>): ReactNode {
  const { title, isRequired, type } = field;
  return (
    <span data-part="title">
      <bdi>{title}</bdi>
      {!isRequired && type !== 'likert' && <span data-part="optional">{` (${FORM_WORDS.optional})`}</span>}
    </span>
  );
}

function FieldError({ field, content, formId }: FieldProps): ReactNode {
  const problem = content.problems.get(field.id);
  if (problem === undefined) return null;
  return (
    <span data-part="error" id={`${controlId(formId, field.id)}-error`}>
      {problem}
    </span>
  );
}

function Description({ field, formId }: FieldProps): ReactNode {
  if (field.description === '') return null;
  return (
    <p data-part="description" id={`${controlId(formId, field.id)}-description`}>
      <bdi>{field.description}</bdi>
    </p>
  );
}

function descriptionsOf({ field, content, formId }: FieldProps): string | undefined {
  const id = controlId(formId, field.id);
  // In a legend the error is part of the name, and would be read twice.
  const isApart = field.titling !== 'legend';
  const ids = [
    ...(isApart && content.problems.has(field.id) ? [`${id}-error`] : []),
    ...(field.description === '' ? [] : [`${id}-description`]),
  ];
  return ids.length === 0 ? undefined : ids.join(' ');
}

function ControlView({ control, ...props }: ControlProps<Control>): ReactNode {
  switch (control.shape) {
    case 'line':
      return <Line control={control} {...props} />;
    case 'lines':
      return <Lines control={control} {...props} />;
    case 'choices':
      return <Choices control={control} {...props} />;
    case 'list':
      return <List control={control} {...props} />;
    case 'hidden':
      return <input type="hidden" name={control.name} value={props.values[0] ?? ''} />;
  }
}

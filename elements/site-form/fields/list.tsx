import type { ReactNode } from 'react';
import type { ListControl } from '../../../core/forms/index.ts';
import { FORM_WORDS } from '../../../core/words/index.ts';
import { OtherText } from './other-text.tsx';
import type { ControlProps } from './control-props.ts';
import { useValidity } from './use-validity.ts';

/**
 * Draws a select list.
 * @param props the control and its value
 */
export function List(props: ControlProps<ListControl>): ReactNode {
  const { control, id, values, sync, error, describedBy, isRequired } = props;
  const { name, choices, autocomplete, defaultValues } = control;
  const field = useValidity<HTMLSelectElement>(props.invalidity);
  return (
    <>
      <select
        ref={field}
        id={id}
        name={name}
        autoComplete={autocomplete}
        value={values[0] ?? ''}
        aria-required={isRequired || undefined}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={describedBy}
        onChange={sync}
      >
        {defaultValues.length === 0 && <option value="">{FORM_WORDS.chooseOne}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <OtherText {...props} />
    </>
  );
}

import type { ReactNode } from 'react';
import type { Choice, ChoicesControl } from '../../../core/forms/index.ts';
import { OtherText } from './other-text.tsx';
import type { ControlProps } from './control-props.ts';
import { useValidity } from './use-validity.ts';

/**
 * Draws choices that are all visible.
 * @param props the control and its value
 */
export function Choices(props: ControlProps<ChoicesControl>): ReactNode {
  const { control, id } = props;
  return (
    <div data-part={control.label === '' ? 'choices' : 'scale'}>
      {control.choices.map((choice, index) => (
        // Not with a dash: the second field of a kind is called radio-2.
        <ChoiceRow key={choice.value} {...props} choice={choice} id={index === 0 ? id : `${id}:${index}`} />
      ))}
      <OtherText {...props} />
    </div>
  );
}

interface RowProps extends ControlProps<ChoicesControl> {
  readonly choice: Choice;
}

function ChoiceRow({ control, choice, id, values, sync, ...props }: RowProps): ReactNode {
  const { name, isMultiple } = control;
  const field = useValidity<HTMLInputElement>(props.invalidity);
  return (
    <label data-part="choice" htmlFor={id}>
      <input
        ref={field}
        id={id}
        name={name}
        type={isMultiple ? 'checkbox' : 'radio'}
        value={choice.value}
        checked={values.includes(choice.value)}
        aria-invalid={props.error === null ? undefined : true}
        onChange={sync}
      />
      <bdi>{choice.label}</bdi>
    </label>
  );
}

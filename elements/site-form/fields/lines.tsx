import type { ReactNode } from 'react';
import { countCharacters, type LinesControl } from '../../../core/forms/index.ts';
import type { ControlProps } from './control-props.ts';
import { useValidity } from './use-validity.ts';

/**
 * Draws lines of text, with a counter where there is a limit.
 * @param props the control and its value
 */
export function Lines({ control, id, values, sync, ...props }: ControlProps<LinesControl>): ReactNode {
  const { name, autocomplete, placeholder } = control;
  const { maxLength, error } = props;
  const [text = ''] = values;
  const counter = maxLength === null ? null : countCharacters(text, maxLength);
  const field = useValidity<HTMLTextAreaElement>(props.invalidity);
  return (
    <>
      <textarea
        ref={field}
        id={id}
        name={name}
        rows={5}
        autoComplete={autocomplete}
        placeholder={placeholder || undefined}
        value={text}
        aria-required={props.isRequired || undefined}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={props.describedBy}
        onChange={sync}
      />
      {counter && (
        <p data-part="counter" aria-hidden="true" data-over={counter.room === 'exceeded' || undefined}>
          {counter.text}
        </p>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { OTHER_VALUE, type ChoicesControl, type ListControl } from '../../../core/forms/index.ts';
import { FORM_WORDS } from '../../../core/words/index.ts';
import type { ControlProps } from './control-props.ts';

/**
 * Draws the text field of the "other" choice, once it is chosen.
 * @param props the control and its value
 * @returns null while it is not chosen
 */
export function OtherText(props: ControlProps<ChoicesControl> | ControlProps<ListControl>): ReactNode {
  const { control, id, values, otherValues, sync, error } = props;
  const { otherName } = control;
  if (otherName === null || !values.includes(OTHER_VALUE)) return null;
  return (
    <input
      id={`${id}-other`}
      name={otherName}
      aria-label={FORM_WORDS.otherChoice}
      autoComplete="on"
      value={otherValues[0] ?? ''}
      aria-invalid={error === null ? undefined : true}
      onChange={sync}
    />
  );
}

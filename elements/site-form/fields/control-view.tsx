import type { ReactNode } from 'react';
import type { Control } from '../../../core/forms/index.ts';
import { Choices } from './choices.tsx';
import type { ControlProps } from './control-props.ts';
import { Line } from './line.tsx';
import { Lines } from './lines.tsx';
import { List } from './list.tsx';

/**
 * Draws a control by its shape.
 * @param props the control and its value
 */
export function ControlView({ control, ...props }: ControlProps<Control>): ReactNode {
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

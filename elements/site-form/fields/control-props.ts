import type { Control } from '../../../core/forms/index.ts';
import type { FormActions } from '../form-parts.ts';

/** What the shapes of controls are drawn from. */
export interface ControlProps<Shape extends Control> {
  readonly control: Shape;
  readonly id: string;
  /** What it holds. */
  readonly values: readonly string[];
  /** What the choice of something else holds. */
  readonly otherValues: readonly string[];
  readonly fill: FormActions['fill'];
  /** Ids of what describes it: the description, the error. */
  readonly describedBy: string | undefined;
  /** The error that is shown; null for none. */
  readonly error: string | null;
  /** What is wrong, shown or not; '' for nothing. */
  readonly invalidity: string;
  readonly isRequired: boolean;
  readonly maxLength: number | null;
}

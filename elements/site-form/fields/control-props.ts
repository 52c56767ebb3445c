import type { Control } from '../../../core/forms/index.ts';

/** What the control shapes are drawn from. */
export interface ControlProps<Shape extends Control> {
  readonly control: Shape;
  readonly id: string;
  /** Its value. */
  readonly values: readonly string[];
  /** The text of the "other" choice. */
  readonly otherValues: readonly string[];
  /** Takes what the controls show: they may have been changed without an event. */
  readonly sync: () => void;
  /** Ids of its descriptions: the hint, the error. */
  readonly describedBy: string | undefined;
  /** The visible error; null for none. */
  readonly error: string | null;
  /** The error, shown or not; '' for none. */
  readonly invalidity: string;
  readonly isRequired: boolean;
  readonly maxLength: number | null;
}

/** The quantity field's name. */
export const QUANTITY_NAME = 'quantity';

/** The name of the choice between buying once and subscribing. */
export const WAY_NAME = 'way';

const OPTION_PREFIX = 'option.';

/**
 * Gives the name of the control for an option, the same in our markup and in an author's form that works without
 * JavaScript.
 * @param optionName the option
 * @returns the control's name
 */
export function optionControlName(optionName: string): string {
  return `${OPTION_PREFIX}${optionName}`;
}

/**
 * Gives the option that a control is for.
 * @param controlName the control's name
 * @returns the option's name, or null for any other control
 */
export function optionOfControl(controlName: string): string | null {
  return controlName.startsWith(OPTION_PREFIX) ? controlName.slice(OPTION_PREFIX.length) : null;
}

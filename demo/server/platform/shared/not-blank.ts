import * as v from 'valibot';

import { isBlank } from '../../../../core/text/index.ts';
import { MESSAGES } from './strings.ts';

/** Refuses a text that shows nothing. Source: docs/behaviour/forms.md §4.9 */
export const NOT_BLANK = v.check((text: string) => !isBlank(text), MESSAGES.required);

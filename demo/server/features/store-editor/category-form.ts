import type { FormValues } from '../../platform/http/read-form.ts';
import { COLLECTION_LIMITS } from '../collections/index.ts';

/** The form of a category that was typed and not saved. */
export interface RefusedCategory {
  readonly values: FormValues;
  readonly problems: Readonly<Record<string, string>>;
  readonly notice: string;
}

/** The control of a category's name. */
export const CATEGORY_NAME = {
  label: 'Name',
  hint: `At most ${COLLECTION_LIMITS.categoryLength} characters.`,
  maxLength: COLLECTION_LIMITS.categoryLength,
  isRequired: true,
} as const;

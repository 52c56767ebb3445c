import type { Area } from '../run/area.ts';
import { commerceArea } from '../areas/commerce/commerce-area.ts';
import { contentArea } from '../areas/content/content-area.ts';
import { coreArea } from '../areas/core/core-area.ts';
import { dateArea } from '../areas/date/date-area.ts';
import { i18nArea } from '../areas/i18n/i18n-area.ts';
import { socialArea } from '../areas/social/social-area.ts';

/** Every area, by its exported name. */
export const ALL_AREAS = {
  coreArea,
  dateArea,
  contentArea,
  commerceArea,
  socialArea,
  i18nArea,
} as const satisfies Readonly<Record<string, Area>>;

/** The types of all areas. */
export type OurAreas = readonly (typeof ALL_AREAS)[keyof typeof ALL_AREAS][];

import type { Area } from '../run/area.ts';
import { commerceArea } from '../areas/commerce/commerce-area.ts';
import { contentArea } from '../areas/content/content-area.ts';
import { coreArea } from '../areas/core/core-area.ts';
import { dateArea } from '../areas/date/date-area.ts';
import { expressionArea } from '../areas/expression/expression-area.ts';
import { i18nArea } from '../areas/i18n/i18n-area.ts';
import { numberArea } from '../areas/i18n/number-area.ts';
import { socialArea } from '../areas/social/social-area.ts';

/** Every area, by its exported name; one that another holds as well stands before it. */
export const ALL_AREAS = {
  coreArea,
  expressionArea,
  dateArea,
  contentArea,
  commerceArea,
  socialArea,
  numberArea,
  i18nArea,
} as const satisfies Readonly<Record<string, Area>>;

/** The types of all areas. */
export type OurAreas = readonly (typeof ALL_AREAS)[keyof typeof ALL_AREAS][];

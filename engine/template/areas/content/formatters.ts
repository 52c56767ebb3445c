import { imageFormatters } from './image.ts';
import { imageMetaFormatters } from './image-meta.ts';
import { itemClasses } from './item-classes.ts';
import { playerFormatters } from './players.ts';
import { sizeFormatters } from './sizes.ts';
import { wordFormatters } from './words.ts';
import type { AnyFormatter } from '../../run/area.ts';

/** Formatters of content and images, by name. Source: docs/behaviour/template-language.md §12.1. */
export const contentFormatters = {
  ...imageFormatters,
  ...imageMetaFormatters,
  ...playerFormatters,
  ...sizeFormatters,
  ...wordFormatters,
  'item-classes': itemClasses,
} as const satisfies Record<string, AnyFormatter>;

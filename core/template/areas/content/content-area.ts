import type { Area } from '../../run/area.ts';
import { contentFormatters } from './formatters.ts';

/** Content and images. Source: template language §12, §17.2. */
export const contentArea = { formatters: contentFormatters, predicates: {} } as const satisfies Area;

import type { Feature } from '../../platform/feature.ts';
import { instalmentPages } from './instalment-pages.ts';

/** Information about paying by instalments. */
export const INSTALMENTS: Feature = {
  templates: ['instalments'],
  routes: [instalmentPages],
};

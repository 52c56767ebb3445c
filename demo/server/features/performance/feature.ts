import type { Feature } from '../../platform/feature.ts';
import { performanceApi } from './performance-api.ts';
import { createPerformance } from './tables.ts';

/** How fast the pages were for visitors. */
export const PERFORMANCE: Feature = {
  tables: ['performance_records'],
  migrations: { '017-performance': createPerformance },
  routes: [performanceApi],
};

import type { Feature } from '../../platform/feature.ts';
import { lessonPages } from './lesson-pages.ts';

/** The lessons for members. */
export const LESSONS: Feature = {
  templates: ['lessons', 'lesson'],
  routes: [lessonPages],
};

import type { Feature } from '../../platform/feature.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { lessonPages } from './lesson-pages.ts';

/** The lessons for members. */
export const LESSONS: Feature = {
  templates: ['lessons', 'lesson'],
  routes: [lessonPages],
  // A lesson is for members.
  sitePages: () => Promise.resolve([{ path: PAGE_URLS.lessons }]),
};

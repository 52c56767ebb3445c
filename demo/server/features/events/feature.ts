import type { Feature } from '../../platform/feature.ts';
import { eventPages } from './event-pages.ts';
import { createEvents } from './tables.ts';
import { findEventPages } from './site-pages.ts';

/** The events. */
export const EVENTS: Feature = {
  tables: ['events'],
  migrations: { '002-content': createEvents },
  templates: ['events', 'event'],
  routes: [eventPages],
  sitePages: findEventPages,
};

export { seedEvents } from './seed-events.ts';

export type { EventDetails, EventItem, EventLocation } from './event-item.ts';
export { findEvent, findEvents } from './find-events.ts';

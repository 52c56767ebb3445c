export { countEvents } from './count-events.ts';
export { NEWER_EVENTS, readFormEvent, readNewerEvents } from './read-events.ts';
export { createEventWriter } from './event-writer.ts';

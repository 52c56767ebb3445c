export { countEvents } from './count-events.ts';
export { countSteps, VISIT_STEPS, type VisitStep } from './count-steps.ts';
export { countVisits, type VisitsOfDay } from './count-visits.ts';
export { NEWER_EVENTS, readFormEvent, readNewerEvents } from './read-events.ts';
export { createEventWriter } from './event-writer.ts';
export type { VisitEvent } from './visit-event.ts';

export { loadAnalytics } from './load-analytics.ts';
export { type CartAction, type EventAction, type VisitorActions, COUNTED_BUTTONS } from './watch-actions.ts';

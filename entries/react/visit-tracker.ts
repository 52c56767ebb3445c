// Generated from tags.json by `npm run generate`.
import { VisitTrackerElement } from '../../elements/visit-tracker/define.ts';
import { createComponent, type TagComponent } from './create-component.ts';

/** Defines and renders `<visit-tracker>`. Source: docs/behaviour/elements.md §8.5. */
export const VisitTracker: TagComponent<'visit-tracker'> = /* @__PURE__ */ createComponent(
  'visit-tracker',
  VisitTrackerElement,
);

import { defineElement } from '../host/index.ts';
import { VisitTrackerElement } from './element.ts';

defineElement('visit-tracker', VisitTrackerElement);

export { VisitTrackerElement };

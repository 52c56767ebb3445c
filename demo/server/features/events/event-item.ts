import type { EventData } from '../../../../engine/template/index.ts';
import type { Picture, WrittenItem } from '../../platform/content/index.ts';

/** Where an event takes place. Source: docs/behaviour/template-language.md §12.4 */
export interface EventLocation extends Required<NonNullable<EventData['location']>> {
  readonly addressTitle: string;
}

/** An event as templates read it. Source: docs/behaviour/template-language.md §12.4 */
export interface EventItem extends Picture, WrittenItem, Pick<EventData, 'startDate' | 'endDate'> {
  readonly location: EventLocation;
}

/** An event's stored details: everything but key and time. */
export interface EventDetails {
  readonly title: string;
  readonly excerpt: string;
  /** Markup of the site's author. */
  readonly body: string;
  readonly location: EventLocation;
  readonly picture: Picture;
}

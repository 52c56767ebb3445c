import type { EventData } from '../../../core/template/index.ts';
import type { WrittenItem } from '../content/page-item.ts';
import type { Picture } from '../galleries/picture.ts';

/** Where an event takes place. Source: platform specification §3 */
export interface EventLocation extends Required<NonNullable<EventData['location']>> {
  readonly addressTitle: string;
}

/** An event as templates read it. Source: platform specification §3 (content item) */
export interface EventItem extends Picture, WrittenItem, Pick<EventData, 'startDate' | 'endDate'> {
  readonly location: EventLocation;
}

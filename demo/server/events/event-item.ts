import type { EventData } from '../../../core/template/index.ts';
import type { WrittenItem } from '../content/page-item.ts';
import type { Picture } from '../galleries/picture.ts';

/** Where an event takes place. Source: docs/behaviour/template-language.md §12.4 */
export interface EventLocation extends Required<NonNullable<EventData['location']>> {
  readonly addressTitle: string;
}

/** An event as templates read it. Source: docs/behaviour/template-language.md §12.4 */
export interface EventItem extends Picture, WrittenItem, Pick<EventData, 'startDate' | 'endDate'> {
  readonly location: EventLocation;
}

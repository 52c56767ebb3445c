import type { Picture } from '../galleries/picture.ts';

/** Where an event takes place. Source: platform specification §3 */
export interface EventLocation {
  readonly addressTitle: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressCountry: string;
  readonly mapLat: number;
  readonly mapLng: number;
}

/** An event as templates read it. Source: platform specification §3 (content item) */
export interface EventItem extends Picture {
  readonly id: string;
  readonly recordType: number;
  readonly recordTypeLabel: string;
  readonly systemDataId: string;
  readonly title: string;
  readonly urlId: string;
  readonly fullUrl: string;
  readonly excerpt: string;
  /** Markup of the site's author. */
  readonly body: string;
  /** Epoch milliseconds. */
  readonly startDate: number;
  /** Epoch milliseconds. */
  readonly endDate: number;
  readonly location: EventLocation;
}

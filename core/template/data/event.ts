import type { ContentData } from './content.ts';

/** Something that takes place. Source: platform specification §3 (startDate, endDate, location) */
export interface EventData extends ContentData {
  /** Epoch milliseconds. */
  readonly startDate: number;
  /** Epoch milliseconds. */
  readonly endDate: number;
  readonly location?: {
    readonly addressLine1?: string;
    readonly addressLine2?: string;
    readonly addressCountry?: string;
    readonly mapLat?: number;
    readonly mapLng?: number;
  };
}

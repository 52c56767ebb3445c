import type { ContentData } from './content.ts';

/** An event. Source: docs/behaviour/template-language.md §12.4 */
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

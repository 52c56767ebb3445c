import type { BarChart } from './bar-chart.ts';

/** A chart and its numbers. */
export interface OwnerChartData {
  readonly id: string;
  readonly name: string;
  /** Its accessible description. */
  readonly summary: string;
  readonly chart: BarChart;
  readonly heads: readonly string[];
  /** The newest day first. */
  readonly rows: readonly { readonly day: string; readonly numbers: readonly string[] }[];
}

/** The data of the page of visits; numbers are written out. */
export interface OwnerVisitsData {
  readonly periods: readonly { readonly label: string; readonly url: string; readonly isCurrent: boolean }[];
  readonly periodName: string;
  readonly isEmpty: boolean;
  readonly empty: string;
  readonly counts: readonly { readonly number: string; readonly what: string; readonly more: string }[];
  readonly charts: readonly OwnerChartData[];
  readonly funnelSummary: string;
  readonly steps: readonly {
    readonly name: string;
    readonly visitors: string;
    /** Percentage of the widest bar. */
    readonly width: string;
    readonly ofAll: string;
    readonly ofStepBefore: string;
  }[];
  readonly speedSummary: string;
  readonly speedHeads: readonly { readonly name: string; readonly title: string }[];
  readonly speeds: readonly {
    readonly path: string;
    readonly measures: readonly {
      readonly name: string;
      readonly value: string;
      readonly rating: string;
      readonly word: string;
    }[];
  }[];
  readonly told: readonly { readonly name: string; readonly tracker: string; readonly count: string }[];
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-visits': OwnerVisitsData;
  }
}

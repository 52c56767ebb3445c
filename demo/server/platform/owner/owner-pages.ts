import type { BarChart } from '../../features/visits/bar-chart.ts';
import type { Money } from '../../features/catalogue/index.ts';
import type { MerchandisingPreferences } from '../../features/preferences/index.ts';
import type { OwnerQuestionData, OwnerRestockData } from './owner-questions.ts';
import type { SiteData } from '../pages/page-data.ts';

/** The data of each of the owner's pages, besides the frame. */
export interface OwnerPages {
  readonly 'owner-overview': { readonly counts: readonly OwnerCount[] };
  readonly 'owner-forms': { readonly forms: readonly OwnerFormEntry[] };
  readonly 'owner-form': { readonly formId: string };
  readonly 'owner-submissions': OwnerSubmissionsData;
  readonly 'owner-submission': OwnerSubmissionData;
  readonly 'owner-deletion': OwnerSubmissionData;
  readonly 'owner-site-frame': OwnerSiteFrameData;
  readonly 'owner-navigation': Readonly<Record<string, never>>;
  readonly 'owner-preferences': MerchandisingPreferences & { readonly isDone: boolean };
  readonly 'owner-restock': OwnerRestockData;
  readonly 'owner-question': OwnerQuestionData;
  readonly 'owner-stores': OwnerStoresData;
  readonly 'owner-languages': OwnerLanguagesData;
  readonly 'owner-disconnection': Readonly<Record<string, never>>;
  readonly 'owner-store-setup': OwnerStoreSetupData;
  readonly 'owner-mails': OwnerMailsData;
  readonly 'owner-mail': OwnerMailData;
  readonly 'owner-locks': OwnerLocksData;
  readonly 'owner-table': OwnerTableData;
  readonly 'owner-visits': OwnerVisitsData;
}

/** The name of an owner's page. */
export type OwnerPageName = keyof OwnerPages;

/** The frame around the owner's pages. */
export interface OwnerFrameData extends SiteData {
  /** Settings of the page, as a JSON text. */
  readonly storeConfig: string;
  readonly title: string;
  readonly menu: {
    readonly home: OwnerMenuEntry;
    readonly groups: readonly {
      readonly title: string;
      readonly entries: readonly OwnerMenuEntry[];
      /** Whether the page is one of its entries, or below one. */
      readonly isCurrent: boolean;
    }[];
  };
}

/** A page in the menu. */
interface OwnerMenuEntry {
  readonly title: string;
  readonly path: string;
  /** On the page itself, and on pages below it. */
  readonly current: 'page' | 'true' | undefined;
}

/** The data of the page of header and footer: the entries, or the stored texts. */
export interface OwnerSiteFrameData {
  /** The version that is edited. */
  readonly version: number;
  readonly isDone: boolean;
  /** Whether another editor has saved both in the meantime. */
  readonly hasTheirs: boolean;
  readonly fields: readonly {
    readonly name: string;
    readonly title: string;
    readonly hint: string;
    readonly rows: number;
    readonly text: string;
    readonly problem: string | undefined;
    readonly isTheirsShown: boolean;
    readonly theirs: string | undefined;
  }[];
}

/** A count of the last week. */
interface OwnerCount {
  readonly recent: number;
  /** The counted items, in words. */
  readonly what: string;
  /** The total, in words. */
  readonly total: string;
  /** URL of their list. */
  readonly url: string;
}

/** A form in the list of forms. */
interface OwnerFormEntry {
  readonly id: string;
  readonly fieldCount: number;
  readonly submissions: string;
  readonly submissionsUrl: string;
  readonly editUrl: string;
}

/** The addresses of the pages beside a page of a list. */
interface ListPages {
  readonly olderUrl: string | undefined;
  readonly newerUrl: string | undefined;
}

/** The data of the list of submissions. */
export interface OwnerSubmissionsData extends ListPages {
  /** Notice of the previous action. */
  readonly done: string | undefined;
  /** The search text. */
  readonly search: string;
  readonly forms: readonly { readonly id: string; readonly isChosen: boolean; readonly fileUrl: string }[];
  /** Total on all pages, in words. */
  readonly count: string;
  readonly isFiltered: boolean;
  readonly items: readonly {
    readonly url: string;
    readonly formId: string;
    readonly sentAt: number;
    /** The beginning of the first answers. */
    readonly headline: string;
    readonly rest: string;
  }[];
}

/** The data of a submission's page. */
export interface OwnerSubmissionData {
  readonly submission: {
    readonly url: string;
    readonly formId: string;
    readonly sentAt: number;
    readonly pageUrl: string;
  };
  readonly fields: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    /** Mail address for a reply. */
    readonly mailUrl: string | undefined;
  }[];
}

/** A field of a form that was refused or is new. */
interface OwnerField {
  readonly text: string;
  readonly problem: string | undefined;
}

/** The data of the page that creates a store; the form works without JavaScript. */
export interface OwnerStoreSetupData extends Pick<OwnerFrameData, 'storeConfig'> {
  readonly form: {
    /** The idempotency key. */
    readonly key: string;
    /** Why the store was not created. */
    readonly notice: string | undefined;
    readonly title: OwnerField;
    readonly description: OwnerField;
    readonly isInNavigation: boolean;
  };
}

/** The data of the page of stores. */
export interface OwnerStoresData {
  /** Notice of the previous action. */
  readonly done: string | undefined;
  /** Total, in words. */
  readonly count: string;
  readonly stores: readonly { readonly title: string; readonly url: string; readonly description: string }[];
  /** URL of the page that creates another one. */
  readonly newUrl: string;
}

/** A mail without its text. */
export interface OwnerMailHead {
  readonly url: string;
  /** Its kind, in words. */
  readonly kind: string;
  readonly createdAt: number;
  readonly to: string;
  readonly subject: string;
  readonly language: string;
}

/** The data of the list of mails. */
export interface OwnerMailsData extends ListPages {
  /** Total on all pages, in words. */
  readonly count: string;
  readonly items: readonly OwnerMailHead[];
}

/** The data of a mail's page. */
export interface OwnerMailData {
  readonly mail: OwnerMailHead & { readonly body: string };
}

/** A cell of a table: a time, lines of text, an amount, an identifier, or an action. */
export type OwnerTableCell =
  | { readonly at: number }
  | { readonly lines: readonly string[] }
  | { readonly money: Money }
  | { readonly code: string }
  | { readonly action: OwnerAction };

/** An action on a row of a list, with a confirmation page. */
export interface OwnerAction {
  readonly state: string;
  readonly text: string;
  /** What it applies to, for screen readers. */
  readonly about: string;
  /** URL of the confirmation page. */
  readonly url: string;
}

/** The data of a list that is a table. */
export interface OwnerTableData extends ListPages {
  /** Notice of the previous action. */
  readonly done?: string | undefined;
  /** Total on all pages, in words. */
  readonly count: string;
  readonly heads: readonly string[];
  /** A cell per column with its heading, because a row is a card on narrow screens. */
  readonly rows: readonly { readonly cells: readonly (OwnerTableCell & { readonly head: string })[] }[];
  /** Text for an empty list. */
  readonly empty: string;
}

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

/** The errors of a new lock. */
interface LockProblems {
  readonly path: string | undefined;
  readonly password: string | undefined;
}

/** The data of the page of locks. */
export interface OwnerLocksData {
  /** Notice of the previous action. */
  readonly done: string | undefined;
  readonly locks: readonly {
    readonly path: string;
    /** The locked part, in words. */
    readonly name: string;
    /** URL of the page that asks before it unlocks. */
    readonly unlockUrl: string;
    readonly since: number;
  }[];
  readonly site: { readonly problems: LockProblems };
  /** The form, with the entered path. */
  readonly page: { readonly path: string; readonly problems: LockProblems };
}

/** The data of the page of languages. */
export interface OwnerLanguagesData {
  /** Notice of the previous action. */
  readonly done: string | undefined;
  /** Number of languages that are on, in words. */
  readonly status: string;
  readonly isConnected: boolean;
  /** The name of the site's own language, in itself. */
  readonly ownName: string;
  readonly languages: readonly {
    readonly language: string;
    readonly name: string;
    readonly englishName: string;
    /** Path prefix of its pages. */
    readonly url: string;
    readonly isOn: boolean;
  }[];
}

/** The data of the login. */
export interface OwnerLoginData {
  /** URL of the page after the login. */
  readonly next: string;
  /** The entered name. */
  readonly name: string;
  /** Why it was refused. */
  readonly notice: string | undefined;
}

const NAMES: Readonly<Record<OwnerPageName, true>> = {
  'owner-overview': true,
  'owner-forms': true,
  'owner-form': true,
  'owner-submissions': true,
  'owner-submission': true,
  'owner-deletion': true,
  'owner-site-frame': true,
  'owner-navigation': true,
  'owner-preferences': true,
  'owner-restock': true,
  'owner-question': true,
  'owner-stores': true,
  'owner-languages': true,
  'owner-disconnection': true,
  'owner-store-setup': true,
  'owner-mails': true,
  'owner-mail': true,
  'owner-locks': true,
  'owner-table': true,
  'owner-visits': true,
};

/** The name of every template of the owner's pages. */
export const OWNER_TEMPLATE_NAMES = Object.keys(NAMES);

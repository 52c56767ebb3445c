import type { Money } from '../shared/money.ts';
import type { SiteData } from './page-data.ts';

/** The data of each of the owner's pages, besides the frame. Each feature adds its own pages to this interface. */
export interface OwnerPages {
  readonly 'owner-question': OwnerQuestionData;
  readonly 'owner-table': OwnerTableData;
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

/** The addresses of the pages beside a page of a list. */
export interface ListPages {
  readonly olderUrl: string | undefined;
  readonly newerUrl: string | undefined;
}

/** A cell of a table: a time, lines of text, an amount, an identifier, a link, or an action. */
export type OwnerTableCell =
  | { readonly at: number }
  | { readonly lines: readonly string[] }
  | { readonly money: Money }
  | { readonly code: string }
  | { readonly link: { readonly text: string; readonly url: string } }
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

/** What a cell needs besides its content. */
interface TableCellPlace {
  readonly head: string;
  /** Whether its text may have words that are longer than a column. */
  readonly isLong: boolean;
}

/** The data of a list that is a table. */
export interface OwnerTableData extends ListPages {
  /** Notice of the previous action. */
  readonly done?: string | undefined;
  /** Total on all pages, in words. */
  readonly count: string;
  readonly heads: readonly string[];
  /** A cell per column with its heading, because a row is a card on narrow screens. */
  readonly rows: readonly { readonly cells: readonly (OwnerTableCell & TableCellPlace)[] }[];
  /** Text for an empty list. */
  readonly empty: string;
}

/** The data of a page that asks the owner to confirm an irreversible action. */
export interface OwnerQuestionData {
  /** Why the last attempt failed. */
  readonly notice: string | undefined;
  /** The subject of the action. */
  readonly about: string;
  /** The consequence of confirming. */
  readonly consequence: string;
  /** A warning. */
  readonly warning: string | undefined;
  /** URL and hidden controls of the form. */
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** A box above the buttons. */
  readonly box: { readonly name: string; readonly text: string; readonly isTicked: boolean } | undefined;
  readonly confirmText: string;
  /** URL for cancelling; its link has the focus. */
  readonly cancelUrl: string;
  readonly cancelText: string;
}

/** The parts that most questions do not have. */
export const PLAIN_QUESTION = { notice: undefined, warning: undefined, fields: [], box: undefined } as const;

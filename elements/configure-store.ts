import type { AnalyticsSink } from '../core/analytics/index.ts';
import type { CartMiddleware } from '../core/cart/index.ts';
import type { PageTypeName } from '../core/enumerations/index.ts';
import type { ReportError, Settings } from '../core/page/index.ts';
import { configureStore as configure, type Gateways } from '../core/storefront/index.ts';
import type { OwnWords } from '../core/words/index.ts';

type Part<Value> = Value extends readonly unknown[] ? Value : Value extends object ? Partial<Value> : Value;

type PageOptions = {
  readonly [Key in Exclude<keyof Settings, 'gateway' | 'pageType' | 'strings'>]?: Part<Settings[Key]>;
};

/** What a program can say about the store on its page; whatever is left out keeps its default. Source: docs/behaviour/settings.md §1.1, §1.6. */
export interface StoreOptions extends PageOptions {
  /** The code or the name of the page's type. */
  readonly pageType?: Settings['pageType'] | PageTypeName;
  /** Words in place of ours, one by one; they win over every language. */
  readonly strings?: OwnWords;
  /** Receives every reported error; logs to the console by default. */
  readonly reportError?: ReportError;
  /** Another backend than the store API; `memory` is one in the page itself. */
  readonly gateway?: Gateways | Settings['gateway'];
  /** Who else hears of what visitors do. */
  readonly analytics?: readonly AnalyticsSink[];
  /** Wraps every change of the cart, outermost first. */
  readonly use?: CartMiddleware | readonly CartMiddleware[];
}

/**
 * Says how the store on this page shall work; may be called at any time, before or after the tags are there.
 * @param options settings, laid over those said before; unknown ones warn once
 * @throws AssertionError when it is not an object, or a program setting is not what it must be
 * Source: docs/behaviour/settings.md §1.1, §1.6
 */
export const configureStore: (options: StoreOptions) => void = configure;

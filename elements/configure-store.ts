import type { AnalyticsSink } from '../core/analytics/index.ts';
import type { CartMiddleware } from '../core/cart/index.ts';
import type { PageTypeName } from '../core/enumerations/index.ts';
import type { ReportError, Settings } from '../core/page/index.ts';
import { configureStore as configure } from '../core/storefront/index.ts';
import type { Gateways } from '../core/backends/index.ts';
import type { OwnWords } from '../core/words/index.ts';

type Part<Value> = Value extends readonly unknown[] ? Value : Value extends object ? Partial<Value> : Value;

type PageOptions = {
  readonly [Key in Exclude<keyof Settings, 'gateway' | 'pageType' | 'strings'>]?: Part<Settings[Key]>;
};

/** Options that a program can set for the store on its page; omitted ones keep their defaults. Source: docs/behaviour/settings.md §1.1, §1.6. */
export interface StoreOptions extends PageOptions {
  /** The code or the name of the page's type. */
  readonly pageType?: Settings['pageType'] | PageTypeName;
  /** Replaces single words of ours, in every language. */
  readonly strings?: OwnWords;
  /** Receives every reported error; logs to the console by default. */
  readonly reportError?: ReportError;
  /** Replaces the store API as backend; `memory` keeps the store in the page itself. */
  readonly gateway?: Gateways | Settings['gateway'];
  /** Additional receivers of analytics events. */
  readonly analytics?: readonly AnalyticsSink[];
  /** Wraps every change of the cart, outermost first. */
  readonly use?: CartMiddleware | readonly CartMiddleware[];
}

/**
 * Configures the store on this page, at any time, before or after its tags are defined.
 * @param options settings, merged over those set before; unknown ones warn once
 * @throws AssertionError when it is not an object, or a program setting has the wrong type
 * Source: docs/behaviour/settings.md §1.1, §1.6
 */
export const configureStore: (options: StoreOptions) => void = configure;

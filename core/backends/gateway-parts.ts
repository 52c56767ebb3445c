import type { PageSettings } from '../page/index.ts';

/** The part of the page's shop that a gateway uses. */
export interface GatewayParts {
  readonly settings: PageSettings;
  /** Loads every setting. */
  readonly prepare: () => Promise<void>;
}

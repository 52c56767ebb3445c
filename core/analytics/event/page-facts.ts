import type { Settings } from '../../page/index.ts';
import type { Identity } from '../identity/identity.ts';

/** The page on which an event happened. */
export interface PageFacts {
  readonly settings: Settings;
  readonly identity: Identity;
  /** The page's own address. */
  readonly url: URL;
  readonly referrerUrl: string;
}

import type { ReadableAtom } from 'nanostores';
import type { Settings } from '../../page/index.ts';
import type { Warn } from '../../shared/index.ts';
import { forgetVisitor, mayRemember, rawStorage } from '../../visitor/index.ts';
import { identify, passingIdentity, type Identity } from './identity.ts';

/** Identifies the visitor, as far as the settings allow. */
export interface Identities {
  /** The visitor's ids; call it only if an event may be recorded. */
  readonly current: () => Identity;
  /** Forgets the visitor if the settings do not allow identification. */
  readonly obey: () => void;
}

/**
 * Creates the visitor's identities. Nothing is stored before the first call for the ids.
 * @param parts settings and clock
 * Source: docs/behaviour/analytics.md §1.4, §4
 */
export function createIdentities(parts: {
  readonly $settings: ReadableAtom<Settings>;
  readonly now: () => number;
  readonly warn: Warn;
}): Identities {
  const { $settings, now, warn } = parts;
  const local = rawStorage(() => globalThis.localStorage);
  const session = rawStorage(() => globalThis.sessionStorage);
  let known: Identity | null = null;
  let passing: Identity | null = null;
  return {
    current() {
      const settings = $settings.get();
      if (!mayRemember(settings)) return (passing ??= passingIdentity());
      const { domains } = settings.cookies;
      return (known ??= identify({ domains, local, session, nowMs: now(), warn }));
    },
    obey() {
      if (forgetVisitor($settings.get())) known = null;
    },
  };
}

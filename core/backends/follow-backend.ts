import { FAILURE_KINDS, isStorefrontError } from '../errors/index.ts';
import type { PageSettings } from '../page/index.ts';
import { whenPageScriptsHaveRun, type Report, type Warn } from '../shared/index.ts';
import { backendOf, isUnnamed, ownGateway } from './backend-of.ts';
import type { GatewayName } from './gateway-names.ts';
import type { GatewayParts } from './gateway-parts.ts';

/** For this time a page that has named no backend may still be about to: its application fetches its own code. */
const GRACE_MS = 5_000;

const startMs = performance.now();

/** What a server without a store answers: no such page, no permission to look, or a page of its own. */
const NO_STORE: readonly unknown[] = [
  FAILURE_KINDS.notFound,
  FAILURE_KINDS.forbidden,
  FAILURE_KINDS.unknownOutcome,
];

/**
 * Waits until it is known which backend a module has: settings are loaded, and if they name none, the page's scripts have run.
 * @param shop the page's shop
 * @param name the name of the module's gateway
 * @throws StorefrontError `offline` when the settings' code does not load
 * Source: docs/behaviour/settings.md §1.8
 */
export async function whenBackendKnown(shop: GatewayParts, name: GatewayName): Promise<void> {
  await shop.prepare();
  if (isUnnamed(shop.settings, name)) await whenPageScriptsHaveRun();
}

/**
 * Calls back each time that a module's calls go to another backend than before. A change while calls still wait for the
 * first one does not count.
 * @param shop the page's shop
 * @param name the name of the module's gateway
 * @param onChange called after the change
 * @param signal stops it
 * Source: docs/behaviour/settings.md §1.8
 */
export function onBackendChange(
  shop: GatewayParts,
  name: GatewayName,
  onChange: () => void,
  signal: AbortSignal,
): void {
  const { settings } = shop;
  let isKnown = ownGateway(settings, name) !== undefined;
  let last = backendOf(settings, name);
  const look = () => {
    const next = backendOf(settings, name);
    const hasChanged = next !== last;
    last = next;
    if (hasChanged && isKnown && !signal.aborted) onChange();
  };
  const know = () => {
    last = backendOf(settings, name);
    isKnown = true;
  };
  // After a failure, too: it is that of the first backend.
  if (!isKnown) whenBackendKnown(shop, name).then(know, know);
  const stops = [settings.$program.listen(look), settings.$settings.listen(look)];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
}

/**
 * Holds reports of failures that a page's own server causes because the page has not named its backend yet, and drops
 * those that another backend makes irrelevant.
 * @param shop the page's shop
 * @param name the name of the module's gateway
 * @param report receives the others
 * @returns a reporter for failed calls of the module
 * Source: docs/behaviour/settings.md §1.8
 */
export function reportOfBackend(shop: GatewayParts, name: GatewayName, report: Report): Report {
  const { settings } = shop;
  return (error, context) => {
    const isNoStore = isStorefrontError(error) && NO_STORE.includes(error.kind);
    if (!isNoStore || !isUnnamed(settings, name)) {
      report(error, context);
      return;
    }
    const backend = backendOf(settings, name);
    afterGrace(() => {
      if (backendOf(settings, name) === backend) report(error, context);
    });
  };
}

/**
 * Holds the developer's warnings of a missing store while the page may still name a backend, and drops them if it does.
 * @param settings the page's settings
 * @param warn receives the others
 * @returns a printer of warnings
 * Source: docs/behaviour/settings.md §1.8
 */
export function warnOfMissingStore(settings: PageSettings, warn: Warn): Warn {
  return (sentence) => {
    if (!isUnnamed(settings)) {
      warn(sentence);
      return;
    }
    afterGrace(() => {
      if (isUnnamed(settings)) warn(sentence);
    });
  };
}

function afterGrace(action: () => void): void {
  const restMs = startMs + GRACE_MS - performance.now();
  if (restMs > 0) setTimeout(action, restMs);
  else action();
}

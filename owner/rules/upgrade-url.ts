import type { Settings } from '../../core/page/index.ts';

/** What an owner upgrades. Source: docs/behaviour/owner.md §5.1 */
export type UpgradedPlan = 'trial' | 'paid';

/**
 * Returns the URL of an upgrade.
 * @param plan a trial, or a plan that is paid for
 * @param urls the site's places
 * @returns the URL; null where the settings have none: offer no upgrade then
 * Source: docs/behaviour/owner.md §5.1
 */
export function upgradeUrl(
  plan: UpgradedPlan,
  urls: Pick<Settings['urls'], 'upgrade' | 'upgradeTrial'>,
): string | null {
  return plan === 'trial' ? urls.upgradeTrial : urls.upgrade;
}

import type { Settings } from '../page/index.ts';

/** What is upgraded. Source: docs/behaviour/owner.md §5.1 */
export type UpgradedPlan = 'trial' | 'paid';

/**
 * Returns where an owner upgrades.
 * @param plan a trial, or a plan that is paid for
 * @param urls the site's places
 * @returns the URL; null where the settings have none, and nothing is to be offered
 * Source: docs/behaviour/owner.md §5.1
 */
export function upgradeUrl(
  plan: UpgradedPlan,
  urls: Pick<Settings['urls'], 'upgrade' | 'upgradeTrial'>,
): string | null {
  return plan === 'trial' ? urls.upgradeTrial : urls.upgrade;
}

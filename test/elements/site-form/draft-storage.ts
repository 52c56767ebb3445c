import { expect, fixtureCleanup } from '@open-wc/testing';
import { waitUntil } from '../../support/wait-until.ts';

/** Finds a control by its name. */
export const field = (root: ParentNode, name: string) =>
  root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)!;
/** Waits until a control has a value. */
export const until = (root: ParentNode, name: string, value: string) =>
  waitUntil(() => field(root, name).value === value, `${name} is ${field(root, name).value}`);
/** Lists what a storage holds. */
export const heldBy = (storage: Storage) => Object.keys(storage).map((key) => storage.getItem(key));
/** Returns the drafts of the tab. */
export const kept = () => heldBy(sessionStorage).join();

/** Simulates a reload. */
export async function reload(): Promise<void> {
  dispatchEvent(new PageTransitionEvent('pagehide'));
  const draft = kept();
  fixtureCleanup();
  await waitUntil(() => !document.querySelector('site-form'));
  expect(kept()).to.equal(draft);
}

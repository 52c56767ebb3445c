/** Longer than a change of the cart takes; a tab that hangs must not keep the others from acting. */
const MAX_WAIT_MS = 10_000;

/**
 * Runs an action while no other tab of the site runs one of the same name.
 * @param name the subject, such as `undo-addition`
 * @param action starts immediately without Web Locks, and after 10 s of waiting in any case
 * @returns the action's result; rejects like the action
 * Source: docs/behaviour/session.md §5.3
 */
export async function inTabTurn<Answer>(name: string, action: () => Promise<Answer>): Promise<Answer> {
  let begun: Promise<Answer> | null = null;
  const begin = () => (begun ??= action());
  try {
    const options = { signal: AbortSignal.timeout(MAX_WAIT_MS) };
    await navigator.locks.request(`storefront-elements.${name}`, options, begin);
  } catch {
    // Without locks, which a page without HTTPS does not have, or after the action itself has failed.
  }
  return begin();
}

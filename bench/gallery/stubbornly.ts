const ATTEMPTS = 3;

/**
 * Visits a page again where a busy machine made it give up, such as a script that did not come in time. Says so.
 * @param visit the visit
 * @returns what it returns
 * @throws what went wrong the last time
 */
export async function stubbornly<Visit>(visit: () => Promise<Visit>): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(`Visited again: ${String(error)}`);
    }
  }
}

import assert from 'node:assert/strict';

import type { Visitor } from './visitor.ts';

/**
 * Turns languages of the site on, and all others off.
 * @param owner the logged-in owner
 * @param languages besides the site's own
 */
export async function turnLanguagesOn(owner: Visitor, languages: readonly string[]): Promise<void> {
  const answer = await owner.send('PUT', '/api/multilingual/languages', { languages });
  assert.equal(answer.status, 200, answer.text);
}

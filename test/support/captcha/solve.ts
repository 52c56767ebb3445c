import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

import type { Visitor } from '../visitor.ts';

/**
 * Solves a challenge as a page does.
 * @param visitor who requests the challenge
 * @param change manipulates it, as a cheat would
 * @returns the token
 */
export async function solveCaptcha(
  visitor: Visitor,
  change: (challenge: Challenge) => Challenge = (challenge) => challenge,
): Promise<string> {
  const challenge = change((await visitor.get('/api/captcha/challenge')).json() as Challenge);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import { type Captcha, captchaRefusal, type Redeem, refuse } from './captcha.ts';

/** Lifetime of a challenge, in milliseconds: twenty minutes. Source: docs/behaviour/captcha.md §4.3 */
const CHALLENGE_LIFETIME_MS = 1_200_000;
/** Iterations for one try; a try takes a laptop 1 to 2 ms. */
const COST = 5_000;
/** Number of tries. */
const MIN_TRIES = 100;
const MAX_TRIES = 400;

// The library checks the signature; it expects these shapes.
const PAYLOAD = v.object({
  challenge: v.object({
    parameters: v.objectWithRest(
      {
        algorithm: v.string(),
        nonce: v.string(),
        salt: v.string(),
        cost: v.number(),
        keyLength: v.number(),
        keyPrefix: v.string(),
        expiresAt: v.number(),
      },
      // Nothing nested: it would be serialised again at any depth.
      v.union([v.string(), v.number()]),
    ),
    signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/**
 * Creates the store's own captcha, a proof of work without a provider.
 * @param secret random, the store's own; signs challenges
 * @param challengePath path of the challenge call
 * Source: docs/behaviour/captcha.md §4.3
 */
export function createAltcha(secret: string, challengePath: string): Captcha {
  const secrets = { hmacSignatureSecret: `${secret} challenge`, hmacKeySignatureSecret: `${secret} key` };
  return {
    provider: 'altcha',
    siteKey: challengePath,
    createChallenge: () =>
      createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(MAX_TRIES, MIN_TRIES),
        deriveKey,
        expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME_MS),
      }),
    async check({ token }) {
      if (token === '') return refuse(captchaRefusal('captchaMissing'));
      const payload = readPayload(token);
      if (payload === null) return refuse(captchaRefusal('captchaFailed'));
      const { challenge, solution } = payload;
      const { verified } = await verifySolution({
        ...secrets,
        challenge,
        deriveKey,
        solution: { ...solution, time: 0 },
      });
      return verified ? useOnce(challenge.signature) : refuse(captchaRefusal('captchaFailed'));
    },
  };
}

function readPayload(token: string): v.InferOutput<typeof PAYLOAD> | null {
  try {
    const result = v.safeParse(PAYLOAD, JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

function useOnce(signature: string): Redeem {
  return async (transaction: StoreTransaction) => {
    const expiredAt = new Date(Date.now() - CHALLENGE_LIFETIME_MS);
    await transaction.deleteFrom('captcha_uses').where('used_at', '<', expiredAt).execute();
    const used = await transaction
      .insertInto('captcha_uses')
      .values({ signature })
      .onConflict((conflict) => conflict.doNothing())
      .returning('signature')
      .executeTakeFirst();
    if (used === undefined) throw captchaRefusal('captchaFailed');
  };
}

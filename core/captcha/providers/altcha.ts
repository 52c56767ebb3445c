import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { fieldsOf } from '../../json/index.ts';
import type { CaptchaPage, CaptchaPlace, CaptchaProvider, CaptchaWidget } from '../provider/provider.ts';

/** How long a slow telephone may work, in milliseconds. */
const SOLVE_TIMEOUT_MS = 60_000;

/**
 * ALTCHA: the page works for a second on a challenge of the store's own, in the browser's threads for cryptography, so
 * that nothing is drawn and nobody else is asked. Source: docs/behaviour/captcha.md §1.3, §4
 */
export const altcha: CaptchaProvider = {
  load: (page) => Promise.resolve((place) => work(page, place)),
};

function work(page: CaptchaPage, { tell }: CaptchaPlace): CaptchaWidget {
  let working = new AbortController();
  const begin = () => {
    const controller = new AbortController();
    const notifyIfNeeded: typeof tell = (news) => {
      if (!controller.signal.aborted) tell(news);
    };
    working = controller;
    solve(page, controller).then(
      (token) => {
        notifyIfNeeded({ news: 'solved', token });
      },
      (cause: unknown) => {
        notifyIfNeeded({ news: 'failed', cause });
      },
    );
  };
  begin();
  return {
    reset: () => {
      working.abort();
      begin();
    },
    destroy: () => {
      working.abort();
    },
  };
}

async function solve({ siteKey, readJson }: CaptchaPage, controller: AbortController): Promise<string> {
  const challenge = readChallenge(await readJson(siteKey));
  const solution = await solveChallenge({ challenge, deriveKey, controller, timeout: SOLVE_TIMEOUT_MS });
  if (!solution) throw new Error('The proof of work was not found in time.');
  return btoa(JSON.stringify({ challenge, solution }));
}

/** The library checks what matters to it; the signature is the store's. */
function readChallenge(json: unknown): Challenge {
  const fields = fieldsOf(json);
  const parameters = fields.raw('parameters');
  const signature = fields.text('signature');
  if (typeof parameters !== 'object' || parameters === null || signature === null)
    throw new Error('The store gave no challenge.');
  return { parameters: parameters as Challenge['parameters'], signature };
}

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { fieldsOf } from '../../json/index.ts';
import type {
  CaptchaPage,
  CaptchaPlace,
  CaptchaProvider,
  CaptchaWidget,
} from '../../captcha-provider/index.ts';

/** Timeout for slow phones, in milliseconds. */
const SOLVE_TIMEOUT_MS = 60_000;

/**
 * ALTCHA: the page computes for about a second on a challenge of the store, in the browser's crypto threads. It renders
 * nothing and calls no third party. Source: docs/behaviour/captcha.md §1.3, §4
 */
export const altcha: CaptchaProvider = {
  load: (page) => Promise.resolve((place) => work(page, place)),
};

function work(page: CaptchaPage, { notify }: CaptchaPlace): CaptchaWidget {
  let working = new AbortController();
  const begin = () => {
    const controller = new AbortController();
    const notifyIfNeeded: typeof notify = (event) => {
      if (!controller.signal.aborted) notify(event);
    };
    working = controller;
    solve(page, controller).then(
      (token) => {
        notifyIfNeeded({ event: 'solved', token });
      },
      (cause: unknown) => {
        notifyIfNeeded({ event: 'failed', cause });
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

/** The library checks its own fields; the store checks the signature. */
function readChallenge(json: unknown): Challenge {
  const fields = fieldsOf(json);
  const parameters = fields.raw('parameters');
  const signature = fields.text('signature');
  if (typeof parameters !== 'object' || parameters === null || signature === null)
    throw new Error('The store gave no challenge.');
  return { parameters: parameters as Challenge['parameters'], signature };
}

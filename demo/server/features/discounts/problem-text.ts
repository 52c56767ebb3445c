import { fill } from '../../../../core/text/index.ts';
import { formatMoney, money } from '../../../../core/money/index.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import { inOwnLanguage } from '../../platform/shared/speech.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import type { CodeProblem } from './discount.ts';

/**
 * Writes why a code takes nothing off.
 * @param problem the reason
 * @param minimumCents the minimum of the code, in integer cents
 * Source: docs/behaviour/reference-store.md §23.3
 */
export function problemText(problem: CodeProblem, minimumCents: number): string {
  const amount = inOwnLanguage(() => formatMoney(money(minimumCents, CURRENCY)));
  return fill(MESSAGES[problem], { amount });
}

/**
 * Refuses a code.
 * @param status HTTP status
 * @param problem the reason
 * @param minimumCents the minimum of the code, in integer cents
 */
export function codeRefusal(status: 409 | 422, problem: CodeProblem, minimumCents = 0): Refusal {
  return new Refusal(status, problem, problemText(problem, minimumCents), {
    ...(problem === 'codeMinimum' && { minimumCents }),
  });
}

import { TIME_STRINGS, withinCalendars } from '../../../time/index.ts';
import { fill } from '../../../text/index.ts';
import type { PlainFormatter } from '../../run/area.ts';
import { toNumber } from '../../values/convert.ts';
import { unlessNoMoment } from './no-moment.ts';
import { TIMESINCE_STRINGS, TIMESINCE_UNITS } from './strings.ts';

/**
 * `{v|timesince}`: how long ago a moment was, in English, in an element that carries the moment.
 * Source: docs/behaviour/template-language.md §10.2
 */
export const timesince: PlainFormatter = (_args, { isStrict }) =>
  unlessNoMoment(isStrict, (value, { run }) => {
    const epochMs = toNumber(value);
    if (run.locale === undefined || !Number.isFinite(epochMs)) return TIME_STRINGS.invalidDate;
    return `<span class="timesince" data-date="${epochMs}">${wordsFor(run.nowMs - withinCalendars(epochMs))}</span>`;
  });

function wordsFor(elapsedMs: number): string {
  for (const [unitMs, unit, one] of TIMESINCE_UNITS) {
    const count = Math.floor(elapsedMs / unitMs);
    if (count === 1) return fill(TIMESINCE_STRINGS.one, { unit: one });
    if (count > 1) return fill(TIMESINCE_STRINGS.many, { count, unit });
  }
  return TIMESINCE_STRINGS.now;
}

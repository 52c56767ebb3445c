import { TIME_STRINGS, timeSince } from '../../../time/index.ts';
import type { PlainFormatter } from '../../run/area.ts';
import { toNumber } from '../../values/convert.ts';
import { unlessNoMoment } from './no-moment.ts';

/**
 * `{v|timesince}`: how long ago a moment was, in English, in an element that carries the moment.
 * Source: docs/behaviour/template-language.md §10.2
 */
export const timesince: PlainFormatter = (_args, { isStrict }) =>
  unlessNoMoment(isStrict, (value, { run }) => {
    const epochMs = toNumber(value);
    if (run.locale === undefined || !Number.isFinite(epochMs)) return TIME_STRINGS.invalidDate;
    return `<span class="timesince" data-date="${epochMs}">${timeSince(epochMs, run.nowMs)}</span>`;
  });

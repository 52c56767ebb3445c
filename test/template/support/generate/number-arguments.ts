import type { Choices } from './choices.ts';

/** Arguments of number formatters. */

const ROUNDINGS = 'up down ceiling floor half-up half-down half-even nope'.split(' ');

function numberOptions(choices: Choices): string[] {
  return choices.some(0, 2, () =>
    choices.weighted<() => string>([
      [3, () => choices.one(['group', 'grouping:true', 'group:false', 'no-group', 'no-grouping'])],
      [3, () => `${choices.one(['round', 'rounding'])}:${choices.one(ROUNDINGS)}`],
      [1, () => choices.one(['ceil', 'truncate', 'nope', 'group:', ':', 'minfrac'])],
      [
        6,
        () =>
          `${choices.one(['minint', 'minInt', 'maxfrac', 'maxFrac', 'minfrac', 'minimumFractionDigits', 'maximumFractionDigits'])}:${choices.one([0, 1, 2, 3, 5])}`,
      ],
      [
        2,
        () =>
          `${choices.one(['minsig', 'maxsig', 'maxSig', 'maximumSignificantDigits'])}:${choices.one([1, 2, 3, 5])}`,
      ],
      [
        1,
        () => `${choices.one(['minint', 'maxfrac', 'maxsig'])}:${choices.one(['x', '-1', '', '60', '1.5'])}`,
      ],
    ])(),
  );
}

/** Options of decimals. */
export function decimalOptions(choices: Choices): string[] {
  const styles =
    'decimal standard short long scientific percent percent-scaled permille permille-scaled nope';
  const style = choices.chance(50) ? [`style:${choices.one(styles.split(' '))}`] : [];
  return [...style, ...numberOptions(choices)];
}

/** Options of amounts. */
export function moneyOptions(choices: Choices): string[] {
  const style = choices.chance(50)
    ? [`style:${choices.one(['symbol', 'standard', 'accounting', 'code', 'name', 'short', 'nope'])}`]
    : [];
  const symbol = choices.chance(20) ? [`symbol:${choices.one(['narrow', 'default', 'x'])}`] : [];
  return [...style, ...symbol, ...numberOptions(choices)];
}

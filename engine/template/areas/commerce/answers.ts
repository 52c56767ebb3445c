import type { Scope } from '../../scope/scope.ts';
import { isTruthy, print, toText } from '../../values/convert.ts';
import { fieldOf, step } from '../../values/path.ts';
import type { Escape } from '../markup/markup.ts';
import { LIKERT_TEXTS } from './strings.ts';
import { ownText } from './texts.ts';

/**
 * Prints the answer to a form field.
 * @param field the answered field: its type, and `value` or `values`
 * @param scope where the site's texts are looked up
 * @param escape escapes each part of the answer
 * @returns markup; "" for no answer
 * @throws TypeError for a likert scale without answers
 * Source: docs/behaviour/template-markup.md §6.1
 */
export function printAnswer(field: unknown, scope: Scope, escape: Escape): string {
  const values = fieldOf(field, 'values');
  const part = (name: string, fallback = ''): string => {
    const value = step(values, name);
    return fallback === '' || isTruthy(value) ? escape(print(value)) : fallback;
  };
  const given = (name: string, before: string, after: string): string =>
    isTruthy(step(values, name)) ? before + part(name) + after : '';
  switch (fieldOf(field, 'type')) {
    case 'address':
      return inset(
        `  <div>${part('Line1')}</div>\n${given('Line2', '  <div>', '</div>\n')}  <div>${part('City')}, ${part('State')} ${part('Zip')} ${part('Country')}</div>\n`,
      );
    case 'checkbox':
      return isTruthy(values) ? printBoxes(values, escape) : printBox(fieldOf(field, 'value'), escape);
    case 'date':
      return `${part('Month')}/${part('Day')}/${part('Year')}`;
    case 'likert':
      return inset(printScale(values, scope, escape));
    case 'name':
      return `${part('First')} ${part('Last')}`;
    case 'phone':
      return `${given('Country', '+', ' ')}${part('Areacode')}-${part('Prefix')}-${part('Line')}`;
    case 'time':
      return `${part('Hour', '00')}:${part('Minute', '00')}:${part('Second', '00')} ${part('Ampm')}`;
    default:
      return escape(toText(fieldOf(field, 'value')));
  }
}

function inset(lines: string): string {
  return `<div style="padding-left:5px;">\n${lines}</div>`;
}

function printBoxes(values: unknown, escape: Escape): string {
  return `${Array.isArray(values) ? values.map((value) => escape(print(value))).join(', ') : ''}\n`;
}

function printScale(values: unknown, scope: Scope, escape: Escape): string {
  // The existing engine's message, in every browser.
  if (values === undefined || values === null)
    throw new TypeError('Cannot convert undefined or null to object');
  return Object.entries(values)
    .map(
      ([question, answer]) =>
        `  <div><span style="font-weight:bold;">${escape(question)}:</span> ${escape(scaleText(scope, answer))}</div>\n`,
    )
    .join('');
}

function scaleText(scope: Scope, answer: unknown): string {
  const code = toText(answer);
  const text = (name: string): string => {
    const { key, english } = LIKERT_TEXTS[name as '0'];
    const own = ownText(scope, key);
    return typeof own === 'string' ? own : english;
  };
  return (Object.hasOwn(LIKERT_TEXTS, code) && text(code)) || text('0');
}

function printBox(value: unknown, escape: Escape): string {
  return isTruthy(value) ? escape(print(value)) : '';
}

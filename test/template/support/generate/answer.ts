import type { Choices } from './choices.ts';
import type { Thing } from './thing.ts';
import { number, text, weather } from './values.ts';

/** An answer to a form of a product. */
export function answer(choices: Choices): Thing {
  const type = choices.one([
    'address',
    'checkbox',
    'date',
    'name',
    'phone',
    'time',
    'likert',
    'text',
    'email',
    '',
  ]);
  const values: Readonly<Record<string, () => unknown>> = {
    address: () => ({
      Line1: text(choices),
      Line2: text(choices),
      City: 'X',
      State: 'NY',
      Zip: '1',
      Country: 'US',
    }),
    checkbox: () => choices.some(0, 3, () => text(choices)),
    date: () => ({ Month: 1, Day: 2, Year: 2020 }),
    name: () => ({ First: text(choices), Last: text(choices) }),
    phone: () => ({ Country: choices.one(['1', '']), Areacode: '212', Prefix: '555', Line: '1212' }),
    time: () => ({ Hour: choices.one(['', '5']), Minute: '5', Second: '', Ampm: 'AM' }),
    likert: () => ({ 'Good?': choices.one(['-2', '-1', '0', '1', '2', '9', 1]), Bad: '2' }),
  };
  const make = values[type];
  const inner = make?.();
  return weather(choices, {
    type,
    rawTitle: text(choices),
    ...(make && { values: typeof inner === 'object' && inner ? weather(choices, inner) : inner }),
    value: text(choices),
    valuesText: number(choices),
  });
}

import type { Choices } from './choices.ts';
import type { Thing } from './thing.ts';
import { date, text, weather } from './values.ts';

/** An event with its place. */
export function event(choices: Choices): Thing {
  const startDate = date(choices);
  return weather(choices, {
    id: 'e1',
    recordType: 12,
    title: text(choices),
    fullUrl: '/e/party',
    startDate,
    endDate: startDate + choices.one([0, 60_000, 3_600_000, 86_400_000, 1e10]),
    location: weather(choices, {
      addressTitle: text(choices),
      addressLine1: text(choices),
      addressLine2: text(choices),
      addressCountry: text(choices),
      mapLat: 40.7,
      mapLng: -74,
    }),
  });
}

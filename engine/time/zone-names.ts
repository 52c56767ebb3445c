/**
 * Each English locale abbreviates only the zones of its own region; together they cover most.
 * Source: docs/behaviour/time.md §1.2
 */
export const NAMING_LOCALES = ['en-US', 'en-ZA', 'en-GB', 'en-CA', 'en-AU', 'en-IN', 'en-NZ'] as const;

/**
 * The abbreviations to use; versions of `Intl` have more, but not the same ones.
 * Source: docs/behaviour/time.md §1.2
 */
// oxfmt-ignore
const USED: readonly string[] = [
  'ACDT', 'ACST', 'ADT', 'AEDT', 'AEST', 'AKDT', 'AKST', 'AST', 'AWST', 'BST',
  'CAT', 'CDT', 'CEST', 'CET', 'CST', 'EAT', 'EDT', 'EEST', 'EET', 'EST',
  'GMT', 'HST', 'IST', 'MDT', 'MST', 'NDT', 'NST', 'NZDT', 'NZST', 'PDT',
  'PST', 'SAST', 'SST', 'UTC', 'WAT', 'WEST', 'WET',
];

/**
 * Returns whether an abbreviation is in use.
 * @param name the name that `Intl` prints, such as "CEST" or "GMT+3"
 * @returns true for an abbreviation that is in use
 */
export function isUsedAbbreviation(name: string): boolean {
  return USED.includes(name);
}

interface TabledName {
  readonly offsetHours: number;
  /** Null where the zone has none. */
  readonly abbreviation: string | null;
  /** The last parts of their IANA names. */
  readonly zones: readonly string[];
}

/**
 * Abbreviations that those locales lack, or name differently.
 * Source: docs/behaviour/time.md §1.2
 */
const TABLED_NAMES: readonly TabledName[] = [
  { offsetHours: -11, abbreviation: 'SST', zones: ['Midway', 'Pago_Pago'] },
  { offsetHours: -10, abbreviation: 'HST', zones: ['Adak'] },
  { offsetHours: -9, abbreviation: 'HDT', zones: ['Adak'] },
  { offsetHours: -7, abbreviation: 'MST', zones: ['Dawson', 'Hermosillo', 'Mazatlan', 'Whitehorse'] },
  { offsetHours: -5, abbreviation: 'CST', zones: ['Havana'] },
  { offsetHours: -4, abbreviation: 'CDT', zones: ['Havana'] },
  { offsetHours: 0, abbreviation: null, zones: ['Troll', 'Azores'] },
  { offsetHours: 0, abbreviation: 'WET', zones: ['Canary', 'Faeroe', 'Faroe', 'Madeira', 'Lisbon'] },
  { offsetHours: 0, abbreviation: 'GMT', zones: ['GMT', 'GMT+0', 'GMT-0', 'GMT0'] },
  { offsetHours: 1, abbreviation: 'BST', zones: ['Guernsey', 'Isle_of_Man', 'Jersey'] },
  { offsetHours: 1, abbreviation: 'IST', zones: ['Dublin'] },
  { offsetHours: 2, abbreviation: 'IST', zones: ['Jerusalem'] },
  { offsetHours: 3, abbreviation: null, zones: ['Amman', 'Damascus', 'Istanbul'] },
  { offsetHours: 3, abbreviation: 'IDT', zones: ['Jerusalem'] },
  { offsetHours: 3, abbreviation: 'MSK', zones: ['Kirov', 'Moscow', 'Simferopol', 'Volgograd'] },
  { offsetHours: 5, abbreviation: 'PKT', zones: ['Karachi'] },
  { offsetHours: 5.5, abbreviation: null, zones: ['Colombo'] },
  { offsetHours: 6, abbreviation: null, zones: ['Dhaka'] },
  { offsetHours: 7, abbreviation: 'WIB', zones: ['Jakarta', 'Pontianak'] },
  { offsetHours: 8, abbreviation: null, zones: ['Casey'] },
  { offsetHours: 8, abbreviation: 'CST', zones: ['Macau', 'Shanghai', 'Taipei'] },
  { offsetHours: 8, abbreviation: 'HKT', zones: ['Hong_Kong'] },
  { offsetHours: 8, abbreviation: 'PST', zones: ['Manila'] },
  { offsetHours: 8, abbreviation: 'WITA', zones: ['Makassar'] },
  { offsetHours: 9, abbreviation: 'JST', zones: ['Tokyo'] },
  { offsetHours: 9, abbreviation: 'KST', zones: ['Pyongyang', 'Seoul'] },
  { offsetHours: 9, abbreviation: 'WIT', zones: ['Jayapura'] },
  { offsetHours: 10, abbreviation: 'ChST', zones: ['Guam', 'Saipan'] },
];

const HOUR_MS = 3_600_000;

/**
 * Looks up an abbreviation that `Intl` lacks.
 * @param zone IANA name as `Intl` writes it, such as "Asia/Tokyo"
 * @param offsetMs the zone's offset at the moment
 * @returns the abbreviation; null if the zone has none; undefined if `Intl` has it
 * Source: docs/behaviour/time.md §1.2
 */
export function tabledAbbreviation(zone: string, offsetMs: number): string | null | undefined {
  const lastPart = zone.split('/').at(-1) as string;
  return TABLED_NAMES.find(
    ({ offsetHours, zones }) => offsetHours * HOUR_MS === offsetMs && zones.includes(lastPart),
  )?.abbreviation;
}

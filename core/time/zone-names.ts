/**
 * Each English locale abbreviates only the zones of its own region; together these know most.
 * Source: docs/behaviour/time.md §1.2
 */
export const NAMING_LOCALES = ['en-US', 'en-ZA', 'en-GB', 'en-CA', 'en-AU', 'en-IN', 'en-NZ'] as const;

/**
 * The abbreviations to use; versions of `Intl` know more, but not the same ones.
 * Source: docs/behaviour/time.md §1.2
 */
const USED =
  'ACDT ACST ADT AEDT AEST AKDT AKST AST AWST BST CAT CDT CEST CET CST EAT EDT EEST EET EST GMT HST IST MDT MST NDT NST NZDT NZST PDT PST SAST SST UTC WAT WEST WET';

/**
 * Tells whether an abbreviation is in use.
 * @param name the name that `Intl` prints, such as "CEST" or "GMT+3"
 * @returns true for an abbreviation that is in use
 */
export function isUsedAbbreviation(name: string): boolean {
  return USED.split(' ').includes(name);
}

/**
 * What those locales do not know, or name differently: offset in hours, abbreviation ("-" for none), last parts of
 * the zone names. Source: docs/behaviour/time.md §1.2.
 */
const NAMES = [
  '-11 SST Midway Pago_Pago',
  '-10 HST Adak',
  '-9 HDT Adak',
  '-7 MST Dawson Hermosillo Mazatlan Whitehorse',
  '-5 CST Havana',
  '-4 CDT Havana',
  '0 - Troll Azores',
  '0 WET Canary Faeroe Faroe Madeira Lisbon',
  '0 GMT GMT GMT+0 GMT-0 GMT0',
  '1 BST Guernsey Isle_of_Man Jersey',
  '1 IST Dublin',
  '2 IST Jerusalem',
  '3 - Amman Damascus Istanbul',
  '3 IDT Jerusalem',
  '3 MSK Kirov Moscow Simferopol Volgograd',
  '5 PKT Karachi',
  '5.5 - Colombo',
  '6 - Dhaka',
  '7 WIB Jakarta Pontianak',
  '8 - Casey',
  '8 CST Macau Shanghai Taipei',
  '8 HKT Hong_Kong',
  '8 PST Manila',
  '8 WITA Makassar',
  '9 JST Tokyo',
  '9 KST Pyongyang Seoul',
  '9 WIT Jayapura',
  '10 ChST Guam Saipan',
] as const;

/**
 * Looks up an abbreviation that `Intl` does not know.
 * @param zone IANA name as `Intl` writes it, such as "Asia/Tokyo"
 * @param offsetMs the zone's offset at the moment
 * @returns the abbreviation; "-" if the zone has none; undefined if `Intl` knows it
 * Source: docs/behaviour/time.md §1.2
 */
export function tabledAbbreviation(zone: string, offsetMs: number): string | undefined {
  const lastName = zone.split('/').at(-1) as string;
  for (const row of NAMES) {
    const [offsetHours, abbreviation, ...zones] = row.split(' ');
    if (Number(offsetHours) * 3_600_000 === offsetMs && zones.includes(lastName)) return abbreviation;
  }
  return undefined;
}

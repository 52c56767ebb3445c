/** English is short about the zones of its own regions only; together these know most. Source: template language §15. */
export const NAMING_LOCALES = ['en-US', 'en-ZA', 'en-GB', 'en-CA', 'en-AU', 'en-IN', 'en-NZ'] as const;

/** Names that are used; platforms know more, and not the same ones. Source: template language §15. */
const USED =
  'ACDT ACST ADT AEDT AEST AKDT AKST AST AWST BST CAT CDT CEST CET CST EAT EDT EEST EET EST GMT HST IST MDT MST NDT NST NZDT NZST PDT PST SAST SST UTC WAT WEST WET';

/**
 * Tells whether a zone is called so.
 * @param name what the platform calls it, such as "CEST" or "GMT+3"
 * @returns true for an abbreviation that is in use
 */
export function isUsedAbbreviation(name: string): boolean {
  return USED.split(' ').includes(name);
}

/** What those locales do not know, or call otherwise: offset in hours, abbreviation, zones. Source: template language §15. */
const NAMES: readonly (readonly [offsetHours: number, abbreviation: string, zones: string])[] = [
  [-11, 'SST', 'Pacific/Midway Pacific/Pago_Pago'],
  [-10, 'HST', 'America/Adak'],
  [-9, 'HDT', 'America/Adak'],
  [-7, 'MST', 'America/Dawson America/Hermosillo America/Mazatlan America/Whitehorse'],
  [-5, 'CST', 'America/Havana'],
  [-4, 'CDT', 'America/Havana'],
  [0, '', 'Antarctica/Troll Atlantic/Azores'],
  [0, 'WET', 'Atlantic/Canary Atlantic/Faeroe Atlantic/Faroe Atlantic/Madeira Europe/Lisbon'],
  [0, 'GMT', 'Etc/GMT GMT GMT+0 GMT-0 GMT0'],
  [1, 'BST', 'Europe/Guernsey Europe/Isle_of_Man Europe/Jersey'],
  [1, 'IST', 'Europe/Dublin'],
  [2, 'IST', 'Asia/Jerusalem'],
  [3, '', 'Asia/Amman Asia/Damascus Europe/Istanbul'],
  [3, 'IDT', 'Asia/Jerusalem'],
  [3, 'MSK', 'Europe/Kirov Europe/Moscow Europe/Simferopol Europe/Volgograd'],
  [5, 'PKT', 'Asia/Karachi'],
  [5.5, '', 'Asia/Colombo'],
  [6, '', 'Asia/Dhaka'],
  [7, 'WIB', 'Asia/Jakarta Asia/Pontianak'],
  [8, '', 'Antarctica/Casey'],
  [8, 'CST', 'Asia/Macau Asia/Shanghai Asia/Taipei'],
  [8, 'HKT', 'Asia/Hong_Kong'],
  [8, 'PST', 'Asia/Manila'],
  [8, 'WITA', 'Asia/Makassar'],
  [9, 'JST', 'Asia/Tokyo'],
  [9, 'KST', 'Asia/Pyongyang Asia/Seoul'],
  [9, 'WIT', 'Asia/Jayapura'],
  [10, 'ChST', 'Pacific/Guam Pacific/Saipan'],
];

/**
 * Looks an abbreviation up that the platform does not know.
 * @param zone IANA name as the platform writes it, such as "Asia/Tokyo"
 * @param offsetMs the zone's offset at the moment
 * @returns the abbreviation; "" when the zone has none; undefined when the platform knows it
 * Source: template language §15
 */
export function tabledAbbreviation(zone: string, offsetMs: number): string | undefined {
  return NAMES.find(
    ([offsetHours, , zones]) => offsetHours * 3_600_000 === offsetMs && zones.split(' ').includes(zone),
  )?.[1];
}

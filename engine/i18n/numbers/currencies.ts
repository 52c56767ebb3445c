import { isRegionCurrency } from './region-currencies.ts';

/**
 * Codes of ISO 4217 that are no region's currency: past currencies, metals, funds and units of account. Browsers know
 * fewer of these than servers do. Source: docs/behaviour/locale-data.md §1.3.
 */
// oxfmt-ignore
const OTHER_CURRENCIES: readonly string[] = [
  'ADP', 'AFA', 'ALK', 'ANG', 'AOK', 'AON', 'AOR', 'ARA', 'ARL', 'ARM', 'ARP', 'ATS', 'AZM',
  'BAD', 'BAN', 'BEC', 'BEF', 'BEL', 'BGL', 'BGM', 'BGN', 'BGO', 'BOL', 'BOP', 'BOV', 'BRB',
  'BRC', 'BRE', 'BRN', 'BRR', 'BRZ', 'BUK', 'BYB', 'BYR', 'CHE', 'CHW', 'CLE', 'CLF', 'CNH',
  'CNX', 'COU', 'CSD', 'CSK', 'CUC', 'CYP', 'DDM', 'DEM', 'ECS', 'ECV', 'EEK', 'ESA', 'ESB',
  'ESP', 'FIM', 'FRF', 'GEK', 'GHC', 'GNS', 'GQE', 'GRD', 'GWE', 'GWP', 'HRD', 'HRK', 'IEP',
  'ILP', 'ILR', 'ISJ', 'ITL', 'KRH', 'KRO', 'LSL', 'LTL', 'LTT', 'LUC', 'LUF', 'LUL', 'LVL',
  'LVR', 'MAF', 'MCF', 'MDC', 'MGF', 'MKN', 'MLF', 'MRO', 'MTL', 'MTP', 'MVP', 'MXP', 'MXV',
  'MZE', 'MZM', 'NIC', 'NLG', 'PEI', 'PES', 'PLZ', 'PTE', 'RHD', 'ROL', 'RUR', 'SDD', 'SDP',
  'SIT', 'SKK', 'SLL', 'SRG', 'STD', 'SUR', 'SVC', 'TJR', 'TMM', 'TPE', 'TRL', 'UAK', 'UGS',
  'USD', 'USN', 'USS', 'UYI', 'UYP', 'UYW', 'VEB', 'VED', 'VEF', 'VNN', 'XAG', 'XAU', 'XBA',
  'XBB', 'XBC', 'XBD', 'XDR', 'XEU', 'XFO', 'XFU', 'XPD', 'XPT', 'XRE', 'XSU', 'XTS', 'XUA',
  'XXX', 'YDD', 'YUD', 'YUM', 'YUN', 'YUR', 'ZAL', 'ZMK', 'ZRN', 'ZRZ', 'ZWD', 'ZWL', 'ZWR',
];

/** Currencies with more or fewer than two fraction digits; `Intl` differs for some, and between platforms. */
// oxfmt-ignore
const FRACTION_DIGITS: Readonly<Record<string, number>> = {
  ADP: 0, AFN: 0, ALL: 0, BIF: 0, BYR: 0, CLP: 0, COP: 0, DJF: 0, ESP: 0, GNF: 0, HUF: 0,
  IDR: 0, IQD: 0, IRR: 0, ISK: 0, ITL: 0, JPY: 0, KMF: 0, KPW: 0, KRW: 0, LAK: 0, LBP: 0,
  LUF: 0, MGA: 0, MGF: 0, MMK: 0, MRO: 0, PKR: 0, PYG: 0, RSD: 0, RWF: 0, SLL: 0, SOS: 0,
  STD: 0, SYP: 0, TMM: 0, TRL: 0, UGX: 0, UYI: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0,
  YER: 0, ZMK: 0, ZWD: 0,
  BHD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
  CLF: 4, UYW: 4,
};

const USUAL_FRACTION_DIGITS = 2;

/**
 * Returns whether a currency has a name.
 * @param code anything
 * @returns true for a code of ISO 4217, past ones included
 * Source: docs/behaviour/locale-data.md §3.1
 */
export function isKnownCurrency(code: string): boolean {
  return isRegionCurrency(code) || OTHER_CURRENCIES.includes(code);
}

/**
 * Fraction digits of a currency.
 * @param code anything; an unknown one has 2
 * @returns for example 2 for USD, 0 for JPY, 3 for KWD
 * Source: docs/behaviour/locale-data.md §3.1
 */
export function currencyDigits(code: string): number {
  return Object.hasOwn(FRACTION_DIGITS, code) ? (FRACTION_DIGITS[code] as number) : USUAL_FRACTION_DIGITS;
}

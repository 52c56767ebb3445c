/** The currency of a region that has none of its own, such as Antarctica. Source: docs/behaviour/locale-data.md §3.3. */
const DEFAULT_CURRENCY = 'USD';

/**
 * Currencies and the regions that use them; a single letter stands behind the region's own two. Source: ISO 3166-1, ISO 4217.
 */
const REGIONS: Readonly<Record<string, string>> = {
  A: 'AO MG',
  B: 'BO ET PA RU TH',
  C: 'CR',
  D: 'AE AM BB BH BM BN BS BZ CA DZ FJ GM GY HK IQ JM JO KW KY LR LY MK NA RS SB SG SR TN TT TW VN',
  E: 'CV SL',
  F: 'BI CD DJ GN HU KM RW',
  G: 'AW HT PY SD ZW',
  H: 'UA',
  K: 'CZ IS LA MM MW PG SE',
  L: 'AL BR GE HN MD SZ',
  M: 'BA',
  N: 'AF AZ BT BY ER MX MZ NG PE PL RO ST',
  O: 'NI',
  P: 'BW CL CO CU DO EG FK GI LB MO PH SS SY TO',
  Q: 'GT',
  R: 'ID IN IR KH LK MU MV MY NP OM PK QA SA SC YE ZA',
  S: 'AR GH KE KG SO TJ TZ UZ VE',
  T: 'BD KZ MN TM WS',
  U: 'MR UY',
  V: 'VU',
  W: 'KP KR ZM',
  X: 'UG',
  Y: 'CN JP TR',
  EUR: 'AD AT AX BE BG BL CY DE EA EE ES EU FI FR GF GP GR HR IC IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XCD: 'AG AI DM GD KN LC MS VC',
  AUD: 'AU CC CX HM KI NF NR TV',
  XAF: 'CF CG CM GA GQ TD',
  GBP: 'GB GG GS IM JE TA',
  NZD: 'CK NU NZ PN TK',
  NOK: 'BV NO SJ',
  DKK: 'DK FO GL',
  XPF: 'NC PF WF',
  CHF: 'CH LI',
  ILS: 'IL PS',
  MAD: 'EH MA',
  XCG: 'CW SX',
  SHP: 'AC SH',
  ZAR: 'LS',
};

/**
 * The money of a region.
 * @param region two letters of ISO 3166-1, upper case
 * @returns ISO 4217 code; USD for a region that is not known
 * Source: docs/behaviour/locale-data.md §3.3
 */
export function regionCurrency(region = ''): string {
  const currency = Object.keys(REGIONS).find((key) => REGIONS[key]?.split(' ').includes(region));
  if (currency === undefined) return DEFAULT_CURRENCY;
  return currency.length === 1 ? region + currency : currency;
}

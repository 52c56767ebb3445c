/** The currency of a region that has none of its own, such as Antarctica. Source: platform specification §9. */
const DEFAULT_CURRENCY = 'USD';

/** Currencies whose code starts with their region's. Source: ISO 4217. */
const OWN =
  'AED AFN ALL AMD AOA ARS AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CLP CNY COP CRC CUP CVE CZK ' +
  'DJF DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF ' +
  'KPW KRW KWD KYD KZT LAK LBP LKR LRD LYD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NPR OMR PAB PEN PGK ' +
  'PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS ' +
  'UAH UGX UYU UZS VES VND VUV WST YER ZAR ZMW ZWG';

/** Currencies with the other regions that use them. Source: ISO 3166-1, ISO 4217. */
const SHARED: Readonly<Record<string, string>> = {
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
 * Source: template language §11.3
 */
export function regionCurrency(region = ''): string {
  const at = region === '' ? -1 : OWN.search(new RegExp(`\\b${region}`));
  if (at >= 0) return OWN.slice(at, at + 3);
  const shared = Object.keys(SHARED).find((currency) => SHARED[currency]?.includes(region));
  return region === '' ? DEFAULT_CURRENCY : (shared ?? DEFAULT_CURRENCY);
}

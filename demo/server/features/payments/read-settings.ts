import { StartFailure } from '../../platform/shared/start-failure.ts';
import { START_FAILURES } from '../../platform/shared/start-failures.ts';
import type { PaymentOptions } from './payment-options.ts';

type Env = Readonly<Record<string, string | undefined>>;

const MIN_SECRET_LENGTH = 32;
const MAX_LABEL_LENGTH = 40;
const DEFAULT_LABEL = 'card or wallet';
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Reads how the store takes payments.
 * @param env PAYMENT_PROVIDER_URL, PAYMENT_PROVIDER_SECRET, PAYMENT_PAGE_ORIGIN, PAYMENT_LABEL, PAYMENT_REFUNDS and PUBLIC_URL
 * @returns the provider; undefined without PAYMENT_PROVIDER_URL
 * @throws StartFailure for an invalid URL, which it does not repeat, a short secret, a bad origin, label or PAYMENT_REFUNDS, and without PUBLIC_URL
 * Source: docs/behaviour/reference-store.md §31.1
 */
export function readPaymentSettings(env: Env): PaymentOptions | undefined {
  const setting = (name: string, otherwise = ''): string => env[name] ?? otherwise;
  if (setting('PAYMENT_PROVIDER_URL') === '') return undefined;
  const url = safeUrl(setting('PAYMENT_PROVIDER_URL'));
  if (url === undefined) throw new StartFailure(START_FAILURES.badPaymentUrl);
  const secret = setting('PAYMENT_PROVIDER_SECRET');
  if (secret.length < MIN_SECRET_LENGTH)
    throw new StartFailure(START_FAILURES.shortPaymentSecret(MIN_SECRET_LENGTH));
  // The provider returns visitors to the store, and calls it.
  if (setting('PUBLIC_URL') === '') throw new StartFailure(START_FAILURES.paymentWithoutPublicUrl);
  return {
    url,
    secret,
    pageOrigin: toOrigin(setting('PAYMENT_PAGE_ORIGIN'), url),
    label: toLabel(setting('PAYMENT_LABEL', DEFAULT_LABEL)),
    hasRefunds: isOn(setting('PAYMENT_REFUNDS', 'on')),
  };
}

function toOrigin(text: string, providerUrl: URL): string {
  if (text === '') return providerUrl.origin;
  const url = safeUrl(text);
  if (url?.href !== `${url?.origin}/`) throw new StartFailure(START_FAILURES.badPaymentOrigin(text));
  return url.origin;
}

function toLabel(text: string): string {
  const label = text.trim();
  if (label === '' || label.length > MAX_LABEL_LENGTH || /\p{Cc}/u.test(label))
    throw new StartFailure(START_FAILURES.badPaymentLabel(MAX_LABEL_LENGTH));
  return label;
}

function isOn(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new StartFailure(START_FAILURES.badPaymentRefunds(text));
  return text === 'on';
}

/** Only this machine may be called without encryption; credentials have a setting of their own. */
function safeUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username + url.password + url.search + url.hash !== '') return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  return isSafe ? url : undefined;
}

import * as v from 'valibot';

import type { BegunPayment, HostedPage, PaymentProvider, PaymentReport } from './provider.ts';
import type { HostedProviderOptions } from './payment-options.ts';
import { headerOf, isSigned, sign, signatureIn } from './signatures.ts';

/** Time limit of a call, in milliseconds. */
const CALL_TIMEOUT_MS = 8_000;
/** Each call has an id or changes nothing, so one that was lost is repeated. */
const ATTEMPTS = 2;
const MAX_TEXT_LENGTH = 200;
const SERVER_ERROR = 500;

const TEXT = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));
const CENTS = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const REPORT = v.object({
  payment: TEXT,
  reference: TEXT,
  state: v.picklist(['pending', 'paid', 'refused']),
  amount: CENTS,
  currency: TEXT,
});
const PAGE = v.object({ reference: TEXT, url: v.pipe(v.string(), v.maxLength(2_000)) });

/**
 * Creates the adapter of a provider that speaks the protocol of docs/payment-providers.md.
 * @param options URL and secret
 * @param now the clock, in milliseconds since 1970
 * Source: docs/behaviour/reference-store.md §31.1
 */
export function createHostedProvider(
  options: HostedProviderOptions,
  now: () => number = Date.now,
): PaymentProvider {
  const { label, secret, pageOrigin, hasRefunds = true } = options;
  const call = openCalls(options, now);
  return {
    name: 'hosted',
    label,
    pageOrigins: [pageOrigin],
    begin: async (payment) =>
      toPage(await call('POST', '/payments', bodyOf(payment), payment.id), pageOrigin),
    readWebhook({ headers, body }) {
      const signature = signatureIn(headers.get('signature') ?? '');
      if (!signature || !isSigned(secret, 'webhook', body, signature, now())) return undefined;
      return toReport(parse(body));
    },
    readReturn({ pathname, searchParams }) {
      const { signature: header = '', ...sent } = Object.fromEntries(searchParams);
      const signature = signatureIn(header);
      const text = signedReturn(pathname, sent);
      if (!signature || !isSigned(secret, 'return', text, signature, now())) return undefined;
      return toReport({ ...sent, amount: Number(sent['amount']) });
    },
    async lookUp(paymentId) {
      const answer = await call('GET', `/payments/${encodeURIComponent(paymentId)}`);
      return answer === undefined ? undefined : toKnownReport(answer);
    },
    ...(hasRefunds && {
      async refund({ id, paymentId, amountCents, currency }) {
        const path = `/payments/${encodeURIComponent(paymentId)}/refunds`;
        const answer = await call('POST', path, { id, amount: amountCents, currency }, id);
        return answer !== undefined;
      },
    }),
  };
}

/**
 * Returns the text of a return that is signed: its path, and its parameters in the order of the protocol.
 * @param pathname of the return URL
 * @param sent its parameters
 * Source: docs/behaviour/reference-store.md §31.4
 */
function signedReturn(pathname: string, sent: Readonly<Record<string, string>>): string {
  const names = ['payment', 'reference', 'state', 'amount', 'currency'] as const;
  return [pathname, ...names.map((name) => encodeURIComponent(sent[name] ?? ''))].join('&');
}

type Call = (
  method: 'GET' | 'POST',
  path: string,
  body?: Readonly<Record<string, unknown>>,
  key?: string,
) => Promise<unknown>;

/** A call resolves to undefined if the provider refuses it, and rejects if it fails. */
function openCalls(
  { url, secret, fetch = globalThis.fetch }: HostedProviderOptions,
  now: () => number,
): Call {
  const root = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  return async (method, path, body, key) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await fetch(root + path, {
          method,
          redirect: 'error',
          signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
          headers: {
            signature: headerOf(sign(secret, `${method} ${path}`, text, now())),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(key !== undefined && { 'idempotency-key': key }),
          },
          ...(body !== undefined && { body: text }),
        });
        if (answer.status >= SERVER_ERROR) throw new Error(`status ${answer.status}`);
        return answer.ok ? ((await answer.json()) as unknown) : undefined;
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  };
}

function bodyOf(payment: BegunPayment): Readonly<Record<string, unknown>> {
  const { amountCents, expiresAtMs, ...rest } = payment;
  return { ...rest, amount: amountCents, expiresAt: new Date(expiresAtMs).toISOString() };
}

function toPage(answer: unknown, pageOrigin: string): HostedPage {
  const page = v.parse(PAGE, answer);
  // The checkout redirects to it.
  if (new URL(page.url).origin !== pageOrigin) throw new Error('the payment page has another origin');
  return page;
}

function toReport(value: unknown): PaymentReport | undefined {
  const { success, output } = v.safeParse(REPORT, value);
  if (!success) return undefined;
  const { payment, amount, ...rest } = output;
  return { paymentId: payment, amountCents: amount, ...rest };
}

function toKnownReport(value: unknown): PaymentReport {
  const report = toReport(value);
  if (report === undefined) throw new Error('the provider answered with something else than a payment');
  return report;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

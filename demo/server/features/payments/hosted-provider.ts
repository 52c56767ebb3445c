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
const UNKNOWN_PAYMENT: readonly number[] = [404];
/** Any other answer, such as 401 or 429, says nothing about the refund: it is sent again. */
const DECLINED_REFUND: readonly number[] = [400, 404, 409, 422];

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
      toPage(await call('POST', '/payments', { body: bodyOf(payment), key: payment.id }), pageOrigin),
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
      const answer = await call('GET', `/payments/${encodeURIComponent(paymentId)}`, {
        noes: UNKNOWN_PAYMENT,
      });
      return answer === undefined ? undefined : toKnownReport(answer, paymentId);
    },
    ...(hasRefunds && {
      async refund({ id, paymentId, amountCents, currency }) {
        const path = `/payments/${encodeURIComponent(paymentId)}/refunds`;
        const body = { id, amount: amountCents, currency };
        const answer = await call('POST', path, { body, key: id, noes: DECLINED_REFUND });
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

/** What a call sends. */
interface Sent {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly key?: string;
  /** Statuses that are an answer: no. */
  readonly noes?: readonly number[];
}

type Call = (method: 'GET' | 'POST', path: string, sent: Sent) => Promise<unknown>;

/** A call resolves to undefined if the provider says no, to null without JSON, and rejects if it fails. */
function openCalls(
  { url, secret, fetch = globalThis.fetch }: HostedProviderOptions,
  now: () => number,
): Call {
  const root = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  const send = async (method: string, path: string, { body, key }: Sent) => {
    const text = body === undefined ? '' : JSON.stringify(body);
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
    // One that accepts a refund may be empty.
    return { status: answer.status, value: answer.ok ? (parse(await answer.text()) ?? null) : undefined };
  };
  return async (method, path, sent) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await send(method, path, sent).catch((error: unknown) => {
        if (attempt === ATTEMPTS) throw error;
        return { status: SERVER_ERROR, value: undefined };
      });
      const { status, value } = answer;
      if (value !== undefined) return value;
      if (sent.noes?.includes(status)) return undefined;
      if (status < SERVER_ERROR || attempt === ATTEMPTS) throw new Error(`status ${status}`);
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

function toKnownReport(value: unknown, paymentId: string): PaymentReport {
  const report = toReport(value);
  if (report?.paymentId !== paymentId)
    throw new Error('the provider answered with something else than the payment');
  return report;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

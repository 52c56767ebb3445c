import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { PaymentOptions } from '../../demo/server/features/payments/feature.ts';

/** The state of a payment at the provider. */
type State = 'pending' | 'paid' | 'refused';

/** A payment as the provider has it. */
export interface ProvidedPayment {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly webhookUrl: string;
  state: State;
}

/** What a webhook or a return says instead of the truth. */
export interface Lie {
  readonly payment?: string;
  readonly state?: State;
  readonly amount?: number;
  readonly currency?: string;
  readonly secret?: string;
  /** How old its signature is, in seconds. */
  readonly ageSeconds?: number;
}

/** A payment provider on the loopback interface, which speaks the other side of docs/payment-providers.md. */
export interface StandInProvider {
  readonly options: PaymentOptions;
  /** Payments by their id, in the order in which they were created. */
  readonly payments: ReadonlyMap<string, ProvidedPayment>;
  readonly refunds: ReadonlyMap<string, { readonly payment: string; readonly amount: number }>;
  /** The number of calls that were signed, by method and the first part of the path after the payment. */
  readonly calls: readonly string[];
  /** While true it answers nothing but 503. */
  isDown: boolean;
  /** While it is not 0, it answers all calls with this status. */
  failStatus: number;
  /** While true it declines refunds. */
  isStubborn: boolean;
  /** What its visitor does on its page; no webhook follows. */
  readonly decide: (id: string, state: State) => void;
  /** Calls the store's webhook; resolves to the status. */
  readonly notify: (id: string, lie?: Lie) => Promise<number>;
  /** The URL by which the visitor returns, as path and query. */
  readonly returnOf: (id: string, lie?: Lie) => string;
  readonly close: () => Promise<void>;
}

const SECRET = 'a secret of the stand-in provider, for tests';
const MS_PER_SECOND = 1_000;

const now = (ageSeconds = 0): number => Math.floor(Date.now() / MS_PER_SECOND) - ageSeconds;

function signed(secret: string, purpose: string, text: string, seconds: number): string {
  const code = createHmac('sha256', secret).update(`${seconds}.${purpose}.${text}`).digest('hex');
  return `t=${seconds},v1=${code}`;
}

/**
 * Starts a payment provider.
 * @param delays of the store that uses it
 */
export async function startProvider(delays: Partial<PaymentOptions> = {}): Promise<StandInProvider> {
  const payments = new Map<string, ProvidedPayment>();
  const refunds = new Map<string, { readonly payment: string; readonly amount: number }>();
  const calls: string[] = [];
  let root = '';

  function told(id: string, lie: Lie) {
    const { reference, state, amount, currency } = payments.get(id) ?? UNKNOWN;
    const truth = { payment: id, reference, state, amount, currency };
    const { secret: _secret, ageSeconds: _age, ...rest } = lie;
    return { ...truth, ...rest };
  }

  const provider = {
    payments,
    refunds,
    calls,
    isDown: false,
    failStatus: 0,
    isStubborn: false,
    decide(id: string, state: State) {
      const payment = payments.get(id);
      if (payment !== undefined) payment.state = state;
    },
    async notify(id: string, lie: Lie = {}) {
      const body = JSON.stringify({ event: randomUUID(), ...told(id, lie) });
      const signature = signed(lie.secret ?? SECRET, 'webhook', body, now(lie.ageSeconds));
      const url = payments.get(id)?.webhookUrl ?? [...payments.values()][0]?.webhookUrl ?? '';
      const answer = await fetch(url, { method: 'POST', headers: { signature }, body });
      await answer.text();
      return answer.status;
    },
    returnOf(id: string, lie: Lie = {}) {
      const { pathname } = new URL(payments.get(id)?.returnUrl ?? '');
      const { payment, reference, state, amount, currency } = told(id, lie);
      const sent = { payment, reference, state, amount: String(amount), currency };
      const text = [pathname, ...Object.values(sent).map(encodeURIComponent)].join('&');
      const signature = signed(lie.secret ?? SECRET, 'return', text, now(lie.ageSeconds));
      return `${pathname}?${new URLSearchParams({ ...sent, signature })}`;
    },
  };

  function create(body: string): ProvidedPayment {
    const asked = JSON.parse(body) as Omit<ProvidedPayment, 'reference' | 'state'>;
    const known = payments.get(asked.id);
    const payment = known ?? { ...asked, reference: `ref-${payments.size + 1}`, state: 'pending' as const };
    payments.set(asked.id, payment);
    return payment;
  }

  function answerCall(method: string, path: string, body: string): readonly [number, unknown] {
    const [, , id = '', kind = ''] = path.split('/');
    calls.push(`${method} ${kind || (id === '' ? 'payments' : 'payment')}`);
    if (method === 'POST' && id === '') {
      const payment = create(body);
      return [200, { reference: payment.reference, url: `${root}/pay/${payment.id}` }];
    }
    const payment = payments.get(id);
    if (payment === undefined) return [404, {}];
    if (method === 'GET') return [200, told(id, {})];
    if (provider.isStubborn) return [409, {}];
    const refund = JSON.parse(body) as { readonly id: string; readonly amount: number };
    refunds.set(refund.id, { payment: id, amount: refund.amount });
    return [200, { state: 'done' }];
  }

  /** The hosted page, for a browser. */
  async function answerPage(path: string, body: string, response: ServerResponse): Promise<void> {
    const [, , id = ''] = path.split('/');
    const state = new URLSearchParams(body).get('state');
    if (state === 'paid' || state === 'refused') {
      provider.decide(id, state);
      await provider.notify(id);
      const { origin } = new URL(payments.get(id)?.returnUrl ?? '');
      response.writeHead(303, { location: origin + provider.returnOf(id) }).end();
      return;
    }
    response.setHeader('content-type', 'text/html');
    const { description = '', amount = 0 } = payments.get(id) ?? {};
    response.end(`<!doctype html><html lang="en"><title>Hosted page</title><h1>${description}: ${amount}</h1>
      <form method="post"><button name="state" value="paid">Pay</button>
      <button name="state" value="refused">Decline</button></form></html>`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat((await request.toArray()) as Buffer[]).toString();
    const { method = '', url = '' } = request;
    if (provider.isDown) return void response.writeHead(503).end();
    if (provider.failStatus !== 0) return void response.writeHead(provider.failStatus).end();
    if (url.startsWith('/pay/')) return answerPage(url, body, response);
    const header = String(request.headers['signature'] ?? '');
    const seconds = Number(/^t=(\d+)/.exec(header)?.[1]);
    const isGood =
      header === signed(SECRET, `${method} ${url}`, body, seconds) && Math.abs(now() - seconds) < 300;
    const [status, value] = isGood ? answerCall(method, url, body) : [401, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(provider, {
    options: { url: new URL(root), secret: SECRET, pageOrigin: root, label: 'card or wallet', ...delays },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

const UNKNOWN = { reference: 'none', state: 'paid', amount: 1, currency: 'USD' } as const;

import type { StoreParts } from '../../platform/pages/store-parts.ts';

/** A payment as a provider is asked to collect it. */
export interface BegunPayment {
  /** The same for each attempt to begin it: the provider collects it once. */
  readonly id: string;
  /** Integer cents, more than 0. */
  readonly amountCents: number;
  readonly currency: string;
  /** For the visitor, on the provider's page. */
  readonly description: string;
  /** Absolute URL of the page that the provider returns the visitor to, and adds its signed parameters to. */
  readonly returnUrl: string;
  /** Absolute URL of the provider's webhook. */
  readonly webhookUrl: string;
  readonly expiresAtMs: number;
}

/** Where the visitor pays. */
export interface HostedPage {
  /** One of the provider's `pageOrigins`. */
  readonly url: string;
  /** How the provider calls the payment. */
  readonly reference: string;
}

/** What a provider says about a payment, verified to be from the provider. */
export interface PaymentReport {
  /** That of the store. */
  readonly paymentId: string;
  readonly reference: string;
  readonly state: 'pending' | 'paid' | 'refused';
  /** Integer cents. */
  readonly amountCents: number;
  readonly currency: string;
}

/** A part of a paid payment that goes back. */
export interface ProviderRefund {
  /** The same for each attempt: the provider pays it back once. */
  readonly id: string;
  readonly paymentId: string;
  readonly reference: string;
  /** Integer cents, more than 0. */
  readonly amountCents: number;
  readonly currency: string;
}

/** The adapter of a payment provider with a hosted page. Methods that call the provider reject if it cannot be reached. */
export interface PaymentProvider {
  /** In the URL of its webhook, and in the database. */
  readonly name: string;
  /** What visitors pay with, within a sentence: "card or wallet". */
  readonly label: string;
  /** The origins of its pages: forms of the checkout may redirect there. */
  readonly pageOrigins: readonly string[];
  /** Creates the payment at the provider, or finds it there. */
  readonly begin: (payment: BegunPayment) => Promise<HostedPage>;
  /** Verifies a webhook; undefined refuses it. */
  readonly readWebhook: (request: {
    readonly headers: Headers;
    readonly body: string;
  }) => PaymentReport | undefined;
  /** Verifies the URL that a visitor returned by; undefined if it proves nothing. */
  readonly readReturn: (url: URL) => PaymentReport | undefined;
  /** Asks for the state of a payment; resolves to undefined if the provider does not know it. */
  readonly lookUp: (paymentId: string) => Promise<PaymentReport | undefined>;
  /** Pays a part back; absent if the provider has no call for it. Resolves to whether the provider has accepted it. */
  readonly refund?: (refund: ProviderRefund) => Promise<boolean>;
}

/** How the store is paid online. */
export interface Payments {
  readonly provider: PaymentProvider;
  /** How long an order waits for its payment. */
  readonly lifetimeMs: number;
}

/** What routes that take payments are built from. */
export interface PaymentParts extends StoreParts {
  /** Undefined in a store without a provider, which is a demo: every payment is a test. */
  readonly payments?: Payments | undefined;
}

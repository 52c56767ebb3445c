import type { TemplateError } from '../../../../engine/template/index.ts';

/** Sentences for the person who starts the server. */
export const START_FAILURES = {
  usedPort: (port: number) =>
    `Port ${port} is already in use: stop the other program, or choose another with PORT=….`,
  refusedPort: (port: number) => `Port ${port} may not be used by this account: choose another with PORT=….`,
  badPort: (text: string) => `PORT must be a whole number from 0 to 65535, not "${text}".`,
  badProxies: (text: string) => `TRUSTED_PROXIES must be a whole number from 0 to 9, not "${text}".`,
  badPublicUrl: (text: string) =>
    `PUBLIC_URL must be the address of the whole store, such as https://shop.example, without a path, not "${text}".`,
  badOrigin: (text: string) =>
    `ALLOWED_ORIGINS must list origins such as https://www.example.com or https://*.example.com, without a path, not "${text}".`,
  badSharedPages: (text: string) => `SHARED_PAGES must be on or off, not "${text}".`,
  badPurgeUrl:
    'PURGE_URL must be an address that starts with https:// or http://, without a user or a password.',
  badLimitsUrl: 'LIMITS_URL must look like redis://user:password@host:6379, or rediss://… with TLS.',
  badVisitsDays: (min: number, text: string) =>
    `VISITS_DAYS must be a whole number from ${min} to 99999, not "${text}".`,
  badReviews: (text: string) => `REVIEWS must be all, native, imported or off, not "${text}".`,
  badPaymentUrl:
    'PAYMENT_PROVIDER_URL must be an address that starts with https://, without a password, a query or a fragment.',
  shortPaymentSecret: (minLength: number) =>
    `PAYMENT_PROVIDER_SECRET must have at least ${minLength} characters.`,
  badPaymentOrigin: (text: string) =>
    `PAYMENT_PAGE_ORIGIN must be an origin such as https://pay.example, not "${text}".`,
  badPaymentLabel: (maxLength: number) => `PAYMENT_LABEL must have 1 to ${maxLength} characters.`,
  badPaymentRefunds: (text: string) => `PAYMENT_REFUNDS must be on or off, not "${text}".`,
  paymentWithoutPublicUrl:
    'PAYMENT_PROVIDER_URL needs PUBLIC_URL: the provider returns visitors to the store, and calls it.',
  shortPassword: (minLength: number) => `OWNER_PASSWORD must have at least ${minLength} characters.`,
  unknownCaptcha: (text: string) =>
    `CAPTCHA_PROVIDER must be altcha, recaptcha, recaptcha-enterprise, hcaptcha, turnstile or none, not "${text}".`,
  missingCaptchaKey: (provider: string, name: string) => `The captcha ${provider} needs ${name}.`,
  badSmtpUrl:
    'SMTP_URL must look like smtp://user:password@host:587 or smtps://host, with special characters of user and password percent-encoded.',
  badMailFrom: (text: string) =>
    `SMTP_URL needs MAIL_FROM, one address such as shop@example.com or Clay & Cotton <shop@example.com>, not "${text}".`,
  unknownArgument: (text: string) => `"${text}" is not a known option. The options are --reset and --faults.`,
  badLogFormat: (text: string) => `LOG_FORMAT must be text or json, not "${text}".`,
  badMetricsPort: (text: string) => `METRICS_PORT must be a whole number from 0 to 65535, not "${text}".`,
  unusableMetricsPort: (port: number, reason: string) =>
    `Metrics cannot be served at port ${port} (${reason}): choose another with METRICS_PORT=….`,
  unreachableDatabase: (place: string, variable: string) =>
    `The database at ${place} cannot be reached: check ${variable} and that PostgreSQL is running.`,
  refusedDatabase: (place: string, reason: string) =>
    `The database at ${place} refused the store: ${reason}.`,
  newerDatabase: (migration: string) =>
    `The database belongs to a newer release, which has run ${migration}: start that release, or restore a backup from before.`,
  badDatabaseUrl: (variable: string) => `${variable} must look like postgres://user:password@host:5432/name.`,
  replicaWithoutDatabase:
    'DATABASE_READ_URL needs DATABASE_URL: it names a replica of that database, which changes are written to.',
  lockedFolder: (folder: string, pid: number | undefined) =>
    `The data folder ${folder} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}: stop it, or choose another folder with DATA_DIR=….`,
  twinTemplates: (one: string, other: string) =>
    `The templates ${one} and ${other} have the same name: rename one of them.`,
  missingTemplate: (folder: string, name: string) =>
    `The template folder ${folder} has no ${name}.html, and the store needs it.`,
  missingPartial: (by: string, name: string) =>
    `The template ${by} applies ${name}, and neither a file nor a macro has that name.`,
  brokenTemplate: ({ template, line, column, message }: TemplateError) =>
    `The template ${template}:${line}:${column} cannot be used: ${message.replace(/^\w+Error: /, '').replace(/\.$/, '')}.`,
  unreadableTemplates: (folder: string, reason: string) =>
    `The template folder ${folder} cannot be read (${reason}).`,
  unusableFolder: (folder: string, reason: string) =>
    `The data folder ${folder} cannot be used (${reason}): fix it, empty it with --reset, or choose another with DATA_DIR=….`,
} as const;

import { QUANTITY_LIMITS } from '../../../../core/offer/index.ts';
import { LINK_EXAMPLES } from '../../../../owner/rules/index.ts';
import type { TemplateError } from '../../../../engine/template/index.ts';
import { fill, joinWithAnd } from '../../../../core/text/index.ts';
import {
  ACCOUNT_WORDS,
  CART_WORDS,
  EDITOR_WORDS,
  FORM_WORDS,
  PURCHASE_WORDS,
} from '../../../../core/words/index.ts';
import { MAX_GIFT_CARDS } from './limits.ts';

/** Sentences for the person who starts the server. */
export const START_FAILURES = {
  usedPort: (port: number) =>
    `Port ${port} is already in use: stop the other program, or choose another with PORT=….`,
  refusedPort: (port: number) => `Port ${port} may not be used by this account: choose another with PORT=….`,
  badPort: (text: string) => `PORT must be a whole number from 0 to 65535, not "${text}".`,
  badProxies: (text: string) => `TRUSTED_PROXIES must be a whole number from 0 to 9, not "${text}".`,
  badPublicUrl: (text: string) =>
    `PUBLIC_URL must be the address of the whole store, such as https://shop.example, without a path, not "${text}".`,
  badReviews: (text: string) => `REVIEWS must be all, native, imported or off, not "${text}".`,
  shortPassword: (minLength: number) => `OWNER_PASSWORD must have at least ${minLength} characters.`,
  unknownCaptcha: (text: string) =>
    `CAPTCHA_PROVIDER must be altcha, recaptcha, recaptcha-enterprise, hcaptcha, turnstile or none, not "${text}".`,
  missingCaptchaKey: (provider: string, name: string) => `The captcha ${provider} needs ${name}.`,
  unknownArgument: (text: string) => `"${text}" is not known: there are --reset and --faults.`,
  unreachableDatabase: (place: string, variable: string) =>
    `The database at ${place} cannot be reached: check ${variable} and that PostgreSQL is running.`,
  refusedDatabase: (place: string, reason: string) =>
    `The database at ${place} refused the store: ${reason}.`,
  badDatabaseUrl: (variable: string) => `${variable} must look like postgres://user:password@host:5432/name.`,
  lockedFolder: (folder: string, pid: number | undefined) =>
    `The data folder ${folder} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}: stop it, or choose another folder with DATA_DIR=….`,
  twinTemplates: (one: string, other: string) =>
    `The templates ${one} and ${other} have one name: give one of them another.`,
  missingTemplate: (folder: string, name: string) =>
    `The template folder ${folder} has no ${name}.html, and the store needs it.`,
  missingPartial: (by: string, name: string) =>
    `The template ${by} applies ${name}, and neither a file nor a macro has that name.`,
  brokenTemplate: ({ template, line, column, message }: TemplateError) =>
    `The template ${template}:${line}:${column} cannot be used: ${message.replace(/^\w+Error: /, '').replace(/\.$/, '')}.`,
  unreadableTemplates: (folder: string, reason: string) =>
    `The template folder ${folder} cannot be read (${reason}).`,
  unusableFolder: (folder: string, reason: string) =>
    `The data folder ${folder} cannot be used (${reason}): mend it, empty it with --reset, or choose another with DATA_DIR=….`,
} as const;

/** Titles of the columns that every exported submission has. */
export const SUBMISSION_COLUMN_TITLES = ['Id', 'Sent', 'Page'] as const;

/** Printed in the terminal once, when the store has made the owner's account. Source: docs/behaviour/owner-pages.md §1.1 */
export const newOwnerLine = (url: string, name: string, password: string): string =>
  `owner ${url} name: ${name} password: ${password} (printed this once; OWNER_PASSWORD=… sets another)`;

/** Sentences for the owner. Source: docs/behaviour/owner-pages.md §3 */
export const OWNER_TEXTS = {
  newSubmissions: (count: number) => (count === 1 ? 'new submission' : 'new submissions'),
  newOrders: (count: number) => (count === 1 ? 'new order' : 'new orders'),
  ofAll: (count: number) => `${count.toLocaleString('en-US')} in all`,
  submissionDeleted: 'The submission was deleted.',
  submissions: (count: number) =>
    count === 1 ? 'One submission' : `${count.toLocaleString('en-US')} submissions`,
  orders: (count: number) => (count === 1 ? 'One order' : `${count.toLocaleString('en-US')} orders`),
  subscriptions: (count: number) =>
    count === 1 ? 'One subscription' : `${count.toLocaleString('en-US')} subscriptions`,
  giftCards: (count: number) =>
    count === 1 ? 'One gift card' : `${count.toLocaleString('en-US')} gift cards`,
  days: (count: number) => `${count} days`,
  lastDays: (count: number) => `In the last ${count} days`,
  visitors: (count: number) => (count === 1 ? 'visitor' : 'visitors'),
  pageViews: (count: number) =>
    count === 1
      ? 'who agreed to be counted; one page view'
      : `who agreed to be counted; ${count.toLocaleString('en-US')} page views`,
  ordersPlaced: (count: number) => (count === 1 ? 'order' : 'orders'),
  worth: (price: string) => `of all visitors, worth ${price}`,
  nothingInPeriod: 'None in these days.',
  chart: (mean: string, most: string, day: string) => `${mean} a day on average; most on ${day}: ${most}.`,
  funnel: 'How far visitors came, of those who agreed to be counted.',
  noEvents: 'Nobody who agreed to be counted was here in these days, and nothing was ordered.',
  noOrders: 'Nothing was ordered yet.',
  paid: 'Paid',
  waitsForTransfer: 'Awaiting transfer',
  markAsPaid: 'Mark as paid',
  paidForGood: 'The customer is told by mail that the transfer has come. Neither can be taken back.',
  orderOf: (name: string) => `the order of ${name}`,
  paymentConfirmed: 'Marked as paid. The customer is told by mail.',
  noSubscriptions: 'Nobody has subscribed to anything yet.',
  noGiftCards: 'No gift card was sold yet.',
  stores: (count: number) => (count === 1 ? 'One store' : `${count.toLocaleString('en-US')} stores`),
  siteLocked: 'The whole site is locked.',
  pageLocked: 'The page is locked, and what is below it.',
  unlocked: 'It is open to everybody again.',
  wholeSite: 'The whole site',
  unlock: 'Unlock',
  unlockedForGood:
    'It will be open to everybody at once. Its password is forgotten: to lock it again, choose a new one.',
  languages: (count: number) =>
    count === 0
      ? 'The site can be read in your language alone: no translation is connected.'
      : `The translation is connected. The site can be read in ${count + 1} languages.`,
  languagesSaved: 'The languages were saved.',
  translationDisconnected: 'The translation was disconnected.',
  mails: (count: number) => (count === 1 ? 'One mail' : `${count.toLocaleString('en-US')} mails`),
} as const;

/** The fields of header and footer. Source: docs/behaviour/owner.md §4.2 */
export const FRAME_FIELDS = {
  header: {
    title: 'Header',
    hint: 'An announcement above every page. HTML, as far as it is safe; empty for none.',
    rows: 3,
  },
  footer: { title: 'Footer', hint: 'Small print at the end of every page, also in HTML.', rows: 5 },
} as const;

/** Names of the kinds of mails on the owner's pages. Source: docs/behaviour/owner-pages.md §6.1 */
export const MAIL_KINDS = {
  order: 'Order',
  'gift-card': 'Gift card',
  subscription: 'Subscription',
  restock: 'Back in stock',
} as const;

/** Texts of mails. Source: docs/behaviour/owner-pages.md §6.1 */
export const MAIL_TEXTS = {
  backInStock: {
    subject: (name: string) => `Back in stock: ${name}`,
    body: (name: string, url: string, siteTitle: string) =>
      `You asked us to tell you: ${name} is back.\n\n${url}\n\nThis is the only mail that you get about it.\n\n${siteTitle}`,
  },
  orderConfirmation: {
    subject: (siteTitle: string) => `Your order at ${siteTitle}`,
    greeting: (name: string) => `Dear ${name},\n\nthank you for your order. This is what you have bought:`,
    total: (total: string) => `Total: ${total}`,
    number: (orderId: string) => `Your order number is ${orderId}.`,
  },
  orderReceived: {
    subject: (siteTitle: string) => `We have received your order at ${siteTitle}`,
    greeting: (name: string) =>
      `Dear ${name},\n\nwe have received your order, and send it as soon as your transfer has come. This is what you have ordered:`,
  },
  transferCame: {
    subject: (siteTitle: string) => `Your transfer has come: your order at ${siteTitle}`,
    greeting: (name: string) =>
      `Dear ${name},\n\nyour transfer has come, and your order is confirmed. We are already looking for the right box.`,
  },
  subscription: {
    subject: (title: string, siteTitle: string) => `Your subscription at ${siteTitle}: ${title}`,
    greeting: (name: string, title: string) =>
      `Dear ${name},\n\nyour subscription to ${title} is confirmed. This is what it costs:`,
    number: (orderId: string) => `The number of your first order is ${orderId}.`,
  },
  giftCard: {
    subject: (value: string, siteTitle: string) => `A gift card of ${value} for ${siteTitle}`,
    greeting: (name: string, value: string) =>
      `Dear ${name},\n\nhere is your gift card of ${value}. Whoever has the code below can use it: pass this mail on, or keep it.`,
    code: (code: string) => `Code: ${code}`,
    use: (siteTitle: string) => `It is good for everything at ${siteTitle}, and it does not expire.`,
  },
} as const;

/** Sentences for visitors. Source: docs/behaviour/adding-to-cart.md §1.1, §4.2; docs/behaviour/reference-store.md §2.4 */
export const MESSAGES = {
  soldOut: CART_WORDS.notEnough,
  unavailableVariant: PURCHASE_WORDS.variantUnavailable,
  selectDenomination: PURCHASE_WORDS.selectDenomination,
  emptyCart: CART_WORDS.emptyCart,
  expiredSession: CART_WORDS.sessionExpired,
  tooMany: CART_WORDS.tryAgainInAFewSeconds,
  tryAgain: CART_WORDS.tryAgain,
  notNumber: PURCHASE_WORDS.quantityNotANumber,
  notWhole: PURCHASE_WORDS.quantityNotWhole,
  tooFew: fill(PURCHASE_WORDS.quantityTooSmall, QUANTITY_LIMITS),
  tooMuch: fill(PURCHASE_WORDS.quantityTooLarge, QUANTITY_LIMITS),
  invalid: CART_WORDS.updateInformation,
  tooManyGiftCards: `One order can have ${MAX_GIFT_CARDS} gift cards. Please order the others separately.`,
  unknownItem: 'Sorry, that item is no longer available.',
  unknownEntry: 'That item is no longer in your cart.',
  backInStock: 'Good news: that is in stock again. Please reload the page to buy it.',
  unknownPlace: 'We do not know that place.',
  unknownChoice: 'That is not one of the choices.',
  payNow: 'Gift cards and files are sent at once, so they are paid at once. Please choose to pay now.',
  unfittingValue: 'That does not fit this field.',
  unknownListPage: 'That page of the list cannot be found.',
  unknownPage: 'We could not find that page.',
  otherAddress: 'This store has another address.',
  wrongMethod: 'That address cannot be used in that way.',
  noSubscription: 'This item is sold once and cannot be subscribed to.',
  subscriptionOnly: 'A subscription is bought on its own and cannot be added to the cart.',
  otherPayload: 'This action was already used for something else. Please reload the page and try again.',
  badKey: 'The Idempotency-Key header must be a UUID.',
  badJson: 'The request body must be JSON.',
  wrongType: 'The request body must be sent as application/json.',
  wrongFormType: 'The form must be sent as application/x-www-form-urlencoded.',
  tooLarge: 'The request body must not be larger than 64 KB.',
  savedTooLarge: 'What you save must not be larger than 1 MB.',
  badFields: 'Additional fields must be a JSON object in text, or empty.',
  badEmail: FORM_WORDS.fieldEmail,
  required: FORM_WORDS.fieldRequired,
  tooLong: 'That is longer than this store can keep.',
  badText: 'That holds a character that this store cannot keep.',
  unknownField: 'This store does not know that field.',
  notObject: 'The request body must be a JSON object.',
  fullCart: 'Your cart cannot hold more than 100 different items.',
  cartChanged:
    'Your cart has changed since you opened this page. Please look it over and place the order again.',
  alreadyAdded: 'That was already added to your cart.',
  formNotConfigured: FORM_WORDS.formNotConfigured,
  formInvalid: FORM_WORDS.fieldsInvalid,
  formNotParsed: FORM_WORDS.fieldsNotParsed,
  badForm:
    'This is not a form that pages can show: it needs its id, and fields of known types with ids of their own.',
  formChanged: 'Somebody has saved this form since you opened it.',
  noMainNavigation: EDITOR_WORDS.noMainNavigation,
  navigationChanged: 'Somebody has saved the navigation since you opened it.',
  frameChanged: 'Somebody has saved header and footer since you opened them.',
  badNavigation: 'An entry leads to a collection, a member area or another page, or holds other entries.',
  unknownDestination: 'This site does not have what the entry leads to.',
  tooDeepNavigation: 'Folders can stand three deep.',
  longNavigation: 'The navigation can have 250 entries.',
  badUrlId: 'An address has at least three letters from a to z, digits or hyphens between them.',
  takenUrlId: 'Another page of this site has that address.',
  unknownCollection: 'This site has no such store.',
  badLink: fill(EDITOR_WORDS.linkFormat, LINK_EXAMPLES),
  formKeyUsed: FORM_WORDS.submitUnclear,
  captchaMissing: FORM_WORDS.captchaMissing,
  captchaFailed: FORM_WORDS.captchaFailed,
  captchaUnreachable: FORM_WORDS.submitServerFailed,
  captchaNeedsScript: 'This form can be sent with JavaScript only, which proves that you are not a robot.',
  tooManyLogins: 'Too many attempts. Please wait a minute and try again.',
  wrongLogin: 'That name and password do not go together.',
  notLoggedIn: 'Please log in as the owner.',
  wrongMemberLogin: ACCOUNT_WORDS.wrongLogin,
  knownEmail: ACCOUNT_WORDS.knownEmail,
  cartReduced: ACCOUNT_WORDS.cartReduced,
  shortPassword: 'A password needs at least 8 characters.',
  unknownLanguage: 'That is not the tag of a language.',
  notMember: 'Please log in.',
  locked: 'This site is locked. Please open its first page and enter the password.',
  wrongLockPassword: 'That is not the password.',
  badLockPath: 'That is not the address of a page: it begins with a slash, and is none of the owner’s.',
  nobodyWaits: 'Nobody is waiting for that any more.',
  emailsLeft: 'Some emails could not be sent. Send them again: nobody gets one twice.',
  unknownFault: 'That fault is not known.',
} as const;

/**
 * Writes the sentence that asks for missing options.
 * @param options option names in their order, at least one
 * @returns the sentence for one, two or more options
 * Source: docs/behaviour/adding-to-cart.md §1.1
 */
export function pleaseSelect(options: readonly string[]): string {
  const [option = ''] = options;
  return options.length === 1
    ? fill(PURCHASE_WORDS.selectOption, { option })
    : fill(PURCHASE_WORDS.selectOptions, { options: joinWithAnd(options) });
}

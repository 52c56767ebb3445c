import { QUANTITY_LIMITS } from '../../../../core/offer/index.ts';
import { LINK_EXAMPLES } from '../../../../owner/rules/index.ts';
import { fill } from '../../../../core/text/index.ts';
import {
  ACCOUNT_WORDS,
  CART_WORDS,
  EDITOR_WORDS,
  FORM_WORDS,
  LOGIN_WORDS,
  PURCHASE_WORDS,
} from '../../../../core/words/index.ts';
import { DELIVERY_MESSAGES } from './delivery-messages.ts';
import { countText, howManyRows } from './how-many.ts';
import { MAX_GIFT_CARDS } from './limits.ts';
import { UPLOAD_MESSAGES } from './upload-messages.ts';

/** Titles of the columns that every exported submission has. */
export const SUBMISSION_COLUMN_TITLES = ['Id', 'Sent', 'Page'] as const;

/** Printed in the terminal once, when the store has made the owner's account. Source: docs/behaviour/owner-pages.md §1.1 */
export const newOwnerLine = (url: string, name: string, password: string): string =>
  `owner ${url} name: ${name} password: ${password} (printed this once; OWNER_PASSWORD=… sets another)`;

/** Sentences for the owner. Source: docs/behaviour/owner-pages.md §3 */
export const OWNER_TEXTS = {
  newSubmissions: (count: number) => (count === 1 ? 'new submission' : 'new submissions'),
  newOrders: (count: number) => (count === 1 ? 'new order' : 'new orders'),
  ofAll: (count: number) => `${countText(count)} total`,
  submissionDeleted: 'The submission was deleted.',
  submissions: (count: number) => howManyRows(count, 'submission', 'submissions'),
  orders: (count: number) => howManyRows(count, 'order', 'orders'),
  subscriptions: (count: number) => howManyRows(count, 'subscription', 'subscriptions'),
  giftCards: (count: number) => howManyRows(count, 'gift card', 'gift cards'),
  days: (count: number) => `${count} days`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages.toLocaleString('en-US')}`,
  lastDays: (count: number) => `In the last ${count} days`,
  visitors: (count: number) => (count === 1 ? 'visitor' : 'visitors'),
  pageViews: (count: number) =>
    count === 1
      ? 'with analytics allowed; one page view'
      : `with analytics allowed; ${count.toLocaleString('en-US')} page views`,
  ordersPlaced: (count: number) => (count === 1 ? 'order' : 'orders'),
  worth: (price: string) => `from all visitors, ${price} total`,
  nothingInPeriod: 'None in this period.',
  chart: (mean: string, most: string, day: string) =>
    `${mean} a day on average, with a peak of ${most} on ${day}.`,
  speeds: '75th percentile',
  speedsOfLatest: (count: string) => `75th percentile of the latest ${count} values of each day`,
  funnel: 'How far visitors who allowed analytics got.',
  noEvents: 'No visits with analytics allowed and no orders in this period.',
  noOrders: 'No orders yet.',
  paid: 'Paid',
  waitsForTransfer: 'Awaiting transfer',
  markAsPaid: 'Mark as paid',
  paidForGood: 'The customer gets an email that the transfer has arrived. This cannot be undone.',
  orderOf: (name: string) => `${name}’s order`,
  paymentConfirmed: 'Marked as paid. The customer will get an email.',
  noNextPayment: 'None: all are paid',
  noSubscriptions: 'No subscriptions yet.',
  noGiftCards: 'No gift cards sold yet.',
  voidedCard: 'Voided',
  siteLocked: 'The whole site is locked.',
  pageLocked: 'The page and everything below it are locked.',
  unlocked: 'Unlocked. Everyone can open it again.',
  wholeSite: 'The whole site',
  unlock: 'Unlock',
  unlockedForGood: 'Everyone will be able to open it right away. To lock it again, choose a new password.',
  languages: (count: number) =>
    count === 0
      ? 'The site is available in your language only. No translation is connected.'
      : `The translation is connected. The site is available in ${count + 1} languages.`,
  languagesSaved: 'Languages saved.',
  translationDisconnected: 'Translation disconnected.',
  mails: (count: number) => howManyRows(count, 'email', 'emails'),
} as const;

/** The fields of header and footer. Source: docs/behaviour/owner.md §4.2 */
export const FRAME_FIELDS = {
  header: {
    title: 'Header',
    hint: 'An announcement at the top of every page. Safe HTML only. Leave empty for none.',
    rows: 3,
  },
  footer: { title: 'Footer', hint: 'Fine print at the bottom of every page. Safe HTML only.', rows: 5 },
} as const;

/** Names of the kinds of mails on the owner's pages. Source: docs/behaviour/owner-pages.md §6.1 */
export const MAIL_KINDS = {
  order: 'Order',
  'gift-card': 'Gift card',
  subscription: 'Subscription',
  restock: 'Back in stock',
  submission: 'Form submission',
  mailchimp: 'MailChimp',
  password: 'Password',
  download: 'Download',
} as const;

/** Sentences for visitors. Source: docs/behaviour/adding-to-cart.md §1.1, §4.2; docs/behaviour/reference-store.md §2.4 */
export const MESSAGES = {
  soldOut: CART_WORDS.notEnough,
  unavailableVariant: PURCHASE_WORDS.variantUnavailable,
  selectDenomination: PURCHASE_WORDS.selectDenomination,
  emptyCart: CART_WORDS.emptyCart,
  expiredSession: CART_WORDS.sessionExpired,
  confirmForm: 'Please confirm: your browser did not tell us which page this came from.',
  tooMany: CART_WORDS.tryAgainInAFewSeconds,
  tryAgain: CART_WORDS.tryAgain,
  notNumber: PURCHASE_WORDS.quantityNotANumber,
  notWhole: PURCHASE_WORDS.quantityNotWhole,
  tooFew: fill(PURCHASE_WORDS.quantityTooSmall, QUANTITY_LIMITS),
  tooMuch: fill(PURCHASE_WORDS.quantityTooLarge, QUANTITY_LIMITS),
  invalid: CART_WORDS.updateInformation,
  tooManyGiftCards: `You can buy up to ${MAX_GIFT_CARDS} gift cards per order. Please order the rest separately.`,
  unknownItem: 'Sorry, that item is no longer available.',
  unknownEntry: 'That item is no longer in your cart.',
  backInStock: 'Good news: it’s back in stock. Please reload the page to buy it.',
  unknownPlace: 'We couldn’t find that place.',
  unknownChoice: 'Please choose one of the options.',
  payNow: 'Gift cards and downloads are sent right away. Please choose “Pay now”.',
  unfittingValue: 'That value is not valid for this field.',
  unknownListPage: 'That page of the list does not exist.',
  unknownPage: 'We could not find that page.',
  otherAddress: 'This store has another address.',
  needsToken: 'Only a page of another site needs this: the store has your session already.',
  checkoutExpired:
    'This way to the checkout has expired. Please go back to the page you came from and try again.',
  wrongMethod: 'That address can’t be used that way.',
  noSubscription: 'This item is a one-time purchase, not a subscription.',
  subscriptionOnly: 'Subscriptions are purchased separately and can’t be added to the cart.',
  otherPayload: 'This action was already used for something else. Please reload the page and try again.',
  badKey: 'The Idempotency-Key header must be a UUID.',
  badJson: 'The request body must be JSON.',
  wrongType: 'The request body must be sent as application/json.',
  wrongFormType: 'The form must be sent as application/x-www-form-urlencoded.',
  tooLarge: 'The request body must not be larger than 64 KB.',
  savedTooLarge: 'That is too large to save. The limit is 1 MB.',
  ...UPLOAD_MESSAGES,
  ...DELIVERY_MESSAGES,
  badFields: 'Additional fields must be a JSON object in text, or empty.',
  badEmail: FORM_WORDS.fieldEmail,
  required: FORM_WORDS.fieldRequired,
  tooLong: 'That is too long.',
  badText: 'That contains a character that cannot be saved.',
  unknownField: 'Unknown field.',
  notObject: 'The request body must be a JSON object.',
  fullCart: 'Your cart can hold up to 100 different items.',
  cartChanged:
    'Your cart has changed since you opened this page. Please review it and place your order again.',
  totalChanged: 'Your total has changed. Please review it and place your order again.',
  notShippedThere: 'We don’t ship to this country.',
  alreadyAdded: 'That was already added to your cart.',
  formNotConfigured: FORM_WORDS.formNotConfigured,
  formInvalid: FORM_WORDS.fieldsInvalid,
  formNotParsed: FORM_WORDS.fieldsNotParsed,
  badForm: 'This is not a valid form: it needs an id, and fields of known types with unique ids.',
  unknownList: 'There is no such mailing list. Please choose another one.',
  formChanged: 'Someone else saved this form after you opened it.',
  noMainNavigation: EDITOR_WORDS.noMainNavigation,
  navigationChanged: 'Someone else saved the navigation after you opened it.',
  frameChanged: 'Someone else saved the header and footer after you opened them.',
  badNavigation:
    'Each item must link to a collection, a member area or another page, or contain other items.',
  unknownDestination: 'The page that this item links to does not exist.',
  tooDeepNavigation: 'Folders can be nested up to three levels deep.',
  longNavigation: 'The navigation can have up to 250 items.',
  badUrlId: 'A URL needs at least three letters from a to z or digits, with hyphens only between them.',
  takenUrlId: 'Another page on this site has that URL.',
  unknownCollection: 'This site has no such store.',
  badLink: fill(EDITOR_WORDS.linkFormat, LINK_EXAMPLES),
  formKeyUsed: FORM_WORDS.submitUnclear,
  captchaMissing: FORM_WORDS.captchaMissing,
  captchaFailed: FORM_WORDS.captchaFailed,
  captchaUnreachable: FORM_WORDS.submitServerFailed,
  captchaNeedsScript: 'This form needs JavaScript to check that you’re not a robot.',
  tooManyLogins: 'Too many attempts. Please wait a minute and try again.',
  wrongLogin: "Name and password don't match.",
  notLoggedIn: 'Please log in as the owner.',
  wrongMemberLogin: LOGIN_WORDS.wrongLogin,
  knownEmail: LOGIN_WORDS.knownEmail,
  cartReduced: ACCOUNT_WORDS.cartReduced,
  linkEnded: 'This link can’t be used anymore.',
  shortPassword: 'Your password needs at least 8 characters.',
  unknownLanguage: 'That is not a valid language tag.',
  notMember: 'Please log in.',
  locked: 'This site is locked. Please enter the password on the home page.',
  wrongLockPassword: 'Incorrect password.',
  badLockPath: 'Enter a path that starts with a slash. The owner’s pages can’t be locked.',
  nobodyWaits: 'No one is waiting for that anymore.',
  emailsLeft: 'Some emails could not be sent. Try again: no one gets the same email twice.',
  unknownFault: 'Unknown fault.',
  orderCancelled: 'This order has been canceled.',
  orderShipped: 'This order has already been shipped.',
  orderUnpaid: 'This order has not been paid yet. Mark it as paid first.',
  nothingToShip: 'Nothing in this order needs to be shipped.',
  nothingToRefund: 'Nothing is left to refund.',
  orderChanged: 'The order has changed since you opened this page. Please check it and try again.',
  noteChanged: 'Someone else saved the note after you opened the order.',
  giftCardUsed: 'A gift card from this order has already been used, so the order can’t be canceled.',
  productChanged: 'Someone else saved this product after you opened it.',
  stillSoldOut: 'It is still sold out. Emails can be sent once it is back in stock.',
  stockChanged: 'Some stock has changed since you opened this page, for example by an order.',
  badSignature: 'The signature is missing, wrong or too old.',
  unknownCode: 'We don’t know this code. Please check how it is written.',
  codeNotYet: 'This code can’t be used yet.',
  codeExpired: 'This code has expired.',
  codeUsedUp: 'This code has been used up.',
  codeUsedByCustomer: 'You have already used this code as often as it allows.',
  codeMinimum: 'Spend at least {amount} to use this code.',
  emptyGiftCard: 'This gift card has no balance left.',
  giftCardChanged: 'The balance of a gift card has changed. Please review your order and place it again.',
  manyGiftCardCodes: 'You can use up to 5 gift cards per order.',
} as const;

const KEY = 'a key called hasOwnProperty is an ordinary key';
const DATE_WORDS = 'the error of an invalid date has a text of our own, not that of the JavaScript engine';

/**
 * Case files in which our engine differs from the existing one on purpose though strict mode is off:
 * path below test/template/cases → why.
 */
export const CASES_OF_OUR_OWN: Readonly<Record<string, string>> = {
  'expressions/names/inherited-names.case':
    'names that every JavaScript object inherits are names like any other',
  'formatters/date/beyond-the-calendars.case': DATE_WORDS,
  'formatters/date/no-moment.case': DATE_WORDS,
  'formatters/date/summer-time-after-2037.case': "the existing engine's tables of zones end in 2037",
  'formatters/find-first/key-hasownproperty.case': KEY,
  'formatters/find-last/key-hasownproperty.case': KEY,
  'formatters/from-price/amounts-below-zero.case':
    'amounts below zero are in the order of numbers, however many digits they have',
  'formatters/from-price/endless-amounts.case': 'what is endless, or no number at all, is no price',
  'formatters/get/key-hasownproperty.case': KEY,
  'formatters/google-calendar-url/dates-that-are-none.case': DATE_WORDS,
  'formatters/key-by/key-hasownproperty.case': KEY,
  'formatters/prop/key-hasownproperty.case': KEY,
  'instructions/if/nothing-to-ask.case':
    'there, words of JavaScript itself tell that {.if } asks for nothing',
  'instructions/inject/hostile.case': 'only what the caller put in is injected, nothing that objects inherit',
  'predicates/same-day/no-date.case':
    'what is no date is never the same day; the existing engine fails over it',
};

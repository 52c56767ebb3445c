/** Texts that visitors or owners have read and that sounded translated, and what the product says instead. */
export const RETIRED_COPY: Readonly<Record<string, string>> = {
  'do not go together': "Email and password don't match.",
  'Every round comes on': 'Ships on Mondays.',
  'It does not run out': 'Never expires.',
  ' in all.': '$480.00 total',
  'are left}': 'Only 3 left',
  'for us alone': 'Allow anonymous analytics?',
  'Count my visits': 'Allow analytics',
  'Whoever has been given': 'Enter the password to continue.',
  "'Waiting'": 'Back-in-stock requests',
  'Everything that was told': 'All events',
  'Three loads of four': '75th percentile',
  'As it stands behind': 'Path, e.g. /journal',
  'Leave a copy of my cart': 'Keep my cart on this device',
  'costs nothing but': 'Free – just your email.',
  'Who takes the seat': 'Participant',
  'cannot be taken back': 'This cannot be undone.',
  'Go on sending': 'Resume sending',
  'Stop the slides': 'Pause slideshow',
  'Shall we tell you': 'Get an email when it is back in stock.',
  'To the first page': 'Go to the home page',
  'cannot be shown': 'This form is not available.',
  'Nobody has said anything': 'No comments yet.',
  'will be gone for good': 'deleted permanently',
  'Nothing was ordered': 'No orders yet.',
  'when it has come': 'when your payment arrives',
  'a date that exists': 'Please enter a valid date with a four-digit year.',
  'stands for the call': 'this email stands in for the call.',
  'of those who allowed': 'How far visitors who allowed analytics got.',
  'add addresses to no list': 'Forms connected to it will no longer add addresses to a list.',
  'with this name already.': 'A list with this name already exists.',
  'or more total': 'from $72.00 total',
  'looking for the right box': 'We’re getting it ready.',
};

/** Spellings of British English, for copy, which is American. */
export const BRITISH_SPELLING =
  /\b(\w*colour\w*|favourit\w*|harbour\w*|instalment\w*|behaviour\w*|grey|centre[ds]?|centring|metres?|learnt|whilst|any more|catalogue|licence|cheque|(apolog|organ|custom|recogn|optim|personal|real|final|initial|normal|summar|minim|maxim|memor|categor)is(e[ds]?|ing|ation)s?|(travel|label|model)l(ed|ing))\b/i;

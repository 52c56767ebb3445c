/** A paragraph of docs/behaviour, and the texts that it promises, as they stand in the source. */
type PromisedTexts = readonly [paragraph: string, texts: readonly string[]];

/**
 * What the product says when something goes wrong, in editors and on the page, and names that others read. Texts of
 * features that are not built yet are not in it.
 */
export const PROMISED_TEXTS: readonly PromisedTexts[] = [
  [
    'colours.md §2.1',
    [
      'Hue out of bounds.',
      'Saturation out of bounds.',
      'Lightness out of bounds.',
      'Alpha out of bounds.',
      'Missing an H/S/L value.',
    ],
  ],
  ['images.md §1.2', ["Invalid source parameter. Pass in 'originalSize'."]],
  ['time.md §1.3', ['Failed to load timezone...']],
  ['time.md §2.1', ['Invalid date.', 'Julian day out of supported range.']],
  ['time.md §4.1', ['less than a minute ago']],
  ['captcha.md §3.1', ['Error rendering captcha into node', 'ReCaptcha has not been set up!']],
  ['captcha.md §3.2', ['reCAPTCHA failed. Refresh this page and try again.']],
  ['analytics.md §4.1', ['Unable to store analyticsId']],
  ['session.md §1.1', ['ss_cvr', 'ss_cvt', 'SiteUserInfo']],
  [
    'template-language.md §6.6',
    [
      'Invalid 2-char hex escape found',
      'Unterminated string',
      'Illegal bare line feed character in string literal',
      'Duplicate decimal point in number',
      'Expected a digit after exponent in decimal number',
      'Mismatched operator found: left paren',
      'Invalid function {NAME}',
      'Expression exceeds the maximum number of allowed tokens: {N}',
      'Error calling function {NAME}',
      'Invalid arguments to operator {WORDS}',
      'Concatenation would exceed maximum string length {N}',
    ],
  ],
  ['interface.md §9.1', ['Something went wrong', 'Unable to load. Try again.']],
  [
    'interface.md §9.2',
    [
      'Unable to load results',
      'Unable to load collections',
      'Unable to load fonts',
      'No results found',
      'Network error',
      'No response data from job request',
      'File processing failed',
      'File processing cancelled',
      'File upload failed to complete',
      'Error uploading',
      'Unable to connect. Please try again',
      'Unable to locate content',
      'There was a problem while renaming your file.',
      'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
      'Code editing is not available on Android.',
    ],
  ],
  [
    'form-editor.md §6.1',
    [
      'Please enter a file name',
      'There was a problem while uploading your file.',
      'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
    ],
  ],
  [
    'form-editor.md §4.1',
    [
      'Please enter a valid email',
      'A List must be selected',
      "You don't have any mailing lists. Please create one before continuing",
      '{val} is not a valid page URL',
      '{val} is not one of the expected options',
    ],
  ],
  ['form-editor.md §2.6', ['Your dataset must have at least one row', 'One or more rows was missing data']],
  [
    'owner.md §6.1',
    [
      'Your dataset must have at least one column',
      'Emails must be formatted as {email}',
      'This {tagType} already exists',
      'You may only edit one {tagType} at a time',
      'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
    ],
  ],
  [
    'owner.md §7.1',
    [
      "Delete '{filename}'?",
      "This can't be undone. Make sure to update all links to this file.",
      'Disconnect MailChimp?',
      'Form submissions will no longer be sent to your Mailchimp account.',
    ],
  ],
  ['form-editor.md §4.4', ['You have made changes. Do you want to save or discard them?']],
  ['owner.md §2.1', ['Unable to find site main navigation']],
  ['owner.md §2.8', ['Order Now']],
  [
    'adding-to-cart.md §4.1',
    ['Unable to Add Item', 'Unable to Purchase Item', 'Unable to purchase Gift Card'],
  ],
  [
    'adding-to-cart.md §4.2',
    [
      'Your session has expired. Please reload the page and try again.',
      'Please enable cookies in your browser, reload the page, and try again.',
      'Please try again in a few seconds.',
      'Please check your internet connection.',
      'Please try again.',
    ],
  ],
  ['adding-to-cart.md §2.1', ['Added!']],
  [
    'cart.md §11.1',
    ['Unable to update quantity', 'Unable to update form', 'Unable to open form', 'Unable to remove item'],
  ],
  ['cart-page.md §1.2', ['You have nothing in your shopping cart.']],
  ['cart-page.md §4.2', ['Update the missing or invalid information above.']],
  ['cart-page.md §4.3', ['To check out, your order subtotal must be {subtotal} or more.']],
  ['cart.md §2.2', ['One item in cart', '{n} items in cart']],
  ['restock.md §2.2', ['Signed up!']],
  [
    'forms.md §7',
    [
      'Could not parse the form fields, please check your entries.',
      'Unable to submit form. Please try again later.',
      'This form has not been configured yet.',
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
      'Unable to send form. Please try again later.',
      'Unknown error, please try again later.',
      'Error processing form submission. Please reload and try again.',
      'Could not get a form submission key, please try again later.',
    ],
  ],
  ['forms.md §7.1', ['Your form has encountered a problem. Please scroll down to review.']],
  [
    'adding-to-cart.md §1',
    [
      'Please select the {option} option.',
      'Sorry, that item variant is unavailable. Please select another variant.',
      'Sorry, we do not have enough of that item available.',
    ],
  ],
  ['products.md §7', ['Quantity must be a number.', 'Quantity must be a whole number']],
  ['products.md §10.2', ['Select a denomination for the Gift Card']],
  ['instalments.md §3.2', ['available for orders up to {amount}', 'available for orders over {amount}']],
  [
    'forms.md §4',
    [
      'Required',
      'You have exceeded the character limit.',
      'Email addresses should follow the format user@domain.com.',
      'One or more fields is invalid, please check your entries.',
    ],
  ],
  ['captcha.md §3.2', ['Complete CAPTCHA before submitting.']],
  ['analytics.md §3.5', ['Error tracking event: HTTP Status {code}']],
  [
    'analytics.md §4',
    [
      'SS_ANALYTICS_ID',
      'SS_ANALYTICS_EXPIRATION',
      'SS_SESSION_ID',
      'SS_IS_FIRST_SESSION',
      'SS_HAS_LANDED',
      'SS_MID',
    ],
  ],
  ['owner.md §1.3', ['LIST_VIEW']],
  ['template-language.md §3.2', ["Formatter '{x}' is unknown", 'Reached EOF in the middle of {NAME}']],
];

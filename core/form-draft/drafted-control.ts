/** A control of a form, for its draft: radio buttons or checkboxes of one name are one control. */
export interface DraftedControl {
  /** Identifies it in the draft. */
  readonly key: string;
  /** Its values before any input, without empty texts. */
  readonly initialValues: readonly string[];
  /** Its current values, without empty texts. */
  readonly values: readonly string[];
  /** The possible values; null for a text. */
  readonly choices: readonly string[] | null;
  readonly fill: (values: readonly string[]) => void;
}

/** The properties that decide whether a control may be drafted. */
export interface ControlTraits {
  readonly name: string;
  /** The HTML type, such as `text`. */
  readonly type: string;
  readonly autocomplete: string;
}

const SECRET_TYPES: readonly string[] = ['password', 'hidden', 'file'];
const SECRET_TOKENS: readonly string[] = ['off', 'new-password', 'current-password', 'one-time-code'];
/** Payment cards. */
const SECRET_TOKEN_PREFIX = 'cc-';
/** Tokens of captchas, some in hidden text fields, and keys of submissions. */
const SECRET_NAME = /captcha|turnstile|^(crumb|idempotencyKey)$/i;

/**
 * Whether a draft may store the input of a control.
 * @param control the control's name, type and `autocomplete`
 * Source: docs/behaviour/forms.md §12.3
 */
export function canBeDrafted({ name, type, autocomplete }: ControlTraits): boolean {
  const tokens = autocomplete.toLowerCase().split(/\s+/);
  return (
    !SECRET_TYPES.includes(type) &&
    !SECRET_NAME.test(name) &&
    !tokens.some((token) => SECRET_TOKENS.includes(token) || token.startsWith(SECRET_TOKEN_PREFIX))
  );
}

/** A control of a form as its draft sees it: radio buttons or checkboxes of one name are one control. */
export interface DraftedControl {
  /** Identifies it in the draft. */
  readonly key: string;
  /** What it holds before anybody has typed; texts that are empty are left out. */
  readonly initialValues: readonly string[];
  /** What it holds now, likewise. */
  readonly values: readonly string[];
  /** What can be chosen; null for a text. */
  readonly choices: readonly string[] | null;
  readonly fill: (values: readonly string[]) => void;
}

/** What decides whether a control may be kept. */
export interface ControlTraits {
  readonly name: string;
  /** As HTML knows it, such as `text`. */
  readonly type: string;
  readonly autocomplete: string;
}

const SECRET_TYPES: readonly string[] = ['password', 'hidden', 'file'];
const SECRET_TOKENS: readonly string[] = ['off', 'new-password', 'current-password', 'one-time-code'];
/** Payment cards. */
const SECRET_TOKEN_PREFIX = 'cc-';
/** The tokens of captchas, some in texts that nobody sees, and the keys of submissions. */
const SECRET_NAME = /captcha|turnstile|^(crumb|idempotencyKey)$/i;

/**
 * Tells whether a draft may hold what is typed into a control.
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

/** What the visitor has typed into a field and the store has not confirmed. */
export interface TypedText {
  readonly text: string;
  /** Whether it was sent; false while the visitor is typing. */
  readonly isTried: boolean;
}

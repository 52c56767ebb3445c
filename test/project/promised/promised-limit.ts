/** A number or a name that docs/behaviour promises, its source code, and its test. */
export interface PromisedLimit {
  readonly paragraph: string;
  /** The words of the paragraph, what is promised in braces, with its unit. */
  readonly says: string;
  readonly file: string;
  readonly source: string;
  /** What the source has for each brace, times in milliseconds; without an export, the text of `source`. */
  readonly holds?: readonly (number | string)[];
  /** A part of the test: of its title, or of what it expects. */
  readonly test: string;
}

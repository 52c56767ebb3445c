/** Called with a sentence about each argument that has no meaning. */
export type Warn = (message: string) => void;

/** Options that are still being read. */
export type Draft<Options> = { -readonly [Key in keyof Options]: Options[Key] };

/**
 * Splits the arguments of a formatter into keys and values, once, when the template is compiled.
 * @param args each "key:value" or "key"
 * @param warn called with a sentence about each argument that has no meaning
 * @param subject names the formatted value in the sentence
 * @param read called with key and value ("" if there is none); returns false if they have no meaning
 */
export function readOptions(
  args: readonly string[],
  warn: Warn | undefined,
  subject: string,
  read: (key: string, value: string, argument: string) => boolean,
): void {
  for (const argument of args) {
    const [key = '', ...value] = argument.split(':');
    if (argument !== '' && !read(key, value.join(':'), argument))
      warn?.(`"${argument}" is no option of ${subject}.`);
  }
}

/** The words that an option may have. */
export interface Words<Word> {
  readonly words: readonly Word[];
  /** Synonyms of the words. */
  readonly aliases?: Readonly<Record<string, Word>>;
}

/**
 * Sets an option to a word, if it is one that the option may have.
 * @param options the options read so far
 * @param name the option
 * @param known the option's words
 * @param value the word in the template
 * @returns false if it is none of them; the option is then left as it was
 */
export function takeWord<Options, Name extends keyof Options>(
  options: Draft<Options>,
  name: Name,
  { words, aliases = {} }: Words<NonNullable<Options[Name]>>,
  value: string,
): boolean {
  const word =
    words.find((each) => each === value) ?? (Object.hasOwn(aliases, value) ? aliases[value] : undefined);
  if (word !== undefined) Object.assign(options, { [name]: word });
  return word !== undefined;
}

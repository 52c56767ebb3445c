/** Is told of every argument that says nothing, in a sentence. */
export type Warn = (message: string) => void;

/** A draft of options that are being read. */
export type Draft<Options> = { -readonly [Key in keyof Options]: Options[Key] };

/**
 * Takes the arguments of a formatter apart, once, when the template is compiled.
 * @param args each "key:value" or "key"
 * @param warn is told of every argument that says nothing
 * @param subject what the options are of, for the sentence
 * @param read is given key and value ("" when there is none); false when they say nothing
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

/**
 * Takes a word into the options, when it is one of those that are understood.
 * @param options what is being read
 * @param name of the option
 * @param words divided by spaces; "one=other" is understood as the other
 * @param value what the template says
 * @returns false when it is none of them; then what stood before stays
 */
export function takeWord<Options>(
  options: Draft<Options>,
  name: keyof Options,
  words: string,
  value: string,
): boolean {
  const word = words.split(' ').find((known) => known.split('=')[0] === value);
  if (word !== undefined) Object.assign(options, { [name]: word.split('=').at(-1) });
  return word !== undefined;
}

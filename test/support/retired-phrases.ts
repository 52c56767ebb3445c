/** A phrase or identifier that the project no longer uses. */
export interface RetiredPhrase {
  /** An example, which the pattern must match. */
  readonly example: string;
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly use: string;
  /** Path prefixes where it means something else. */
  readonly allowed?: readonly string[];
}

/** Terms for code that only this project used, and identifiers made of them. */
export const RETIRED_PHRASES: readonly RetiredPhrase[] = [
  { example: 'the first sign of life', pattern: /\bsigns? of life\b/i, use: 'first interaction' },
  {
    example: 'one first file',
    pattern: /\b(this|one|a|after the|before the) first file\b/i,
    use: 'entry bundle',
  },
  {
    example: 'whoever asks',
    pattern: /\bwhoever\b/i,
    use: 'the visitor, the page, the caller',
    allowed: [
      'demo/server/features/galleries/seed-galleries.ts',
      'demo/server/features/catalogue/seed-products.ts',
      'demo/server/platform/shared/strings.ts',
      'demo/site/words/',
    ],
  },
  { example: 'drawn anew', pattern: /\banew\b/i, use: 'again' },
  { example: 'gone for good', pattern: /\bfor good\b/i, use: 'permanently' },
  { example: 'it comes alive', pattern: /\b(comes?|came|coming) alive\b/i, use: 'initialises, hydrates' },
  { example: 'is told of it', pattern: /\b(is|are|was|were|been|be) told of\b/i, use: 'is notified of' },
  { example: 'hears of a change', pattern: /\bhears? of\b/i, use: 'receives, listens to' },
  { example: 'looks after forms', pattern: /\blook(s|ed|ing)? after\b/i, use: 'manages, sets up' },
  { example: 'a room knocks', pattern: /\bknock(s|ed|ing)?\b/i, use: 'imports' },
  { example: 'a room of core', pattern: /\brooms? (of|in|below|above) (core|the house)\b/i, use: 'module' },
  { example: 'the house stands', pattern: /\bthe house\b/i, use: 'the project' },
  { example: "the owner's door", pattern: /\bowner['’]s door\b/i, use: "the owner's pages" },
  { example: 'cart: CartRoom', pattern: /\bCartRoom\b/, use: 'ObservableCart' },
  { example: 'signOfLife()', pattern: /\bsignOfLife\b/, use: 'firstInteraction' },
  { example: 'whenAlive()', pattern: /\bwhenAlive\b/, use: 'whenInteractedAndIdle' },
  {
    example: 'createWorth(look)',
    pattern: /\b(createWorth|IsWorth|isWorth)\b/,
    use: 'createLoadFilter, ShouldLoad',
  },
  { example: 'noteProduct(host)', pattern: /\bnoteProduct\b/, use: 'registerProduct' },
  { example: 'wantedOf(model)', pattern: /\bwantedOf\b/, use: 'restockTargetOf' },
  { example: 'new LentAttributes()', pattern: /\bLentAttributes\b/, use: 'AttributeOverrides' },
  { example: 'teach(element)', pattern: /\bteach\b/, use: 'warnAuthor' },
  { example: 'lazyWire(parts)', pattern: /\b(lazyWire|LazyWire|createWire)\b/, use: 'lazyNetwork' },
  {
    example: 'hearSubmitsFirst(node)',
    pattern: /\bhearSubmit(sFirst)?\b/,
    use: 'captureSubmits, listenToSubmit',
  },
];

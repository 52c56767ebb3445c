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
  { example: 'what was pressed', pattern: /\bwhat was pressed\b/i, use: 'the clicked element' },
  { example: 'watches it until when', pattern: /\buntil when\b/i, use: '`life` stops it' },
  {
    example: 'the tag leaves the page',
    pattern: /\b(tag|element) (leaves|has left) the page\b/i,
    use: 'is removed',
  },
  { example: 'it is in sight', pattern: /\bin sight\b/i, use: 'visible' },
  {
    example: 'it closes by itself',
    pattern: /\bby itself\b/i,
    use: 'automatically',
  },
  {
    example: 'an addition is taken back',
    pattern: /\b(takes?|taken|took) (it |them )?back\b/i,
    use: 'undo, restore',
  },
  { example: 'brings a form to life', pattern: /\bto life\b/i, use: 'enhances, initialises' },
  { example: 'it is put back', pattern: /\b(put|puts) back\b/i, use: 'is restored' },
  { example: 'over the wire', pattern: /\bthe wire\b/i, use: 'the network' },
  {
    example: 'the node has gone',
    pattern: /\bhas gone\b/i,
    use: 'was removed',
  },
  { example: 'Tells whether it is', pattern: /\bTells (whether|what|which|why)\b/, use: 'Returns whether' },
  { example: 'the tags of members', pattern: /\btags? of members\b/i, use: 'the tags for members' },
  { example: 'docs/behaviour/wire.md', pattern: /\bwire\.md\b/, use: 'network.md' },
  { example: 'owners-door.md', pattern: /\bowners-door\b/, use: 'owner-pages.md' },
  { example: "report(error, 'wire/load')", pattern: /\bwire\/load\b/, use: 'network/load' },
  {
    example: 'tellPriceChange(former, now)',
    pattern: /\btell(PriceChange|Language|Lost|Failure)\b/,
    use: 'formatPriceChange, reportLanguage, showFailure',
  },
  {
    example: 'speakToOwners()',
    pattern: /\bspeak(ToOwners|Counters|Count)\b/,
    use: 'loadOwnerWords, announceCounters',
  },
  { example: 'giveSignOfLife()', pattern: /\bgiveSignOfLife\b/, use: 'simulateInteraction' },
  {
    example: 'untilAlive(page)',
    pattern: /\b(until|waitUntil|form)Alive\b/,
    use: 'untilFormEnhanced, waitUntilReady',
  },
  { example: 'SAID_BY_STORE', pattern: /\bSAID_[A-Z]+/, use: 'KINDS_WITH_MESSAGE' },
  {
    example: 'isTold',
    pattern: /\b(isTold|toldCount|untilTold|allSaid)\b/,
    use: 'isOriginKnown, settlePromises',
  },
  { example: 'putBack(entry)', pattern: /\bputBack\b/, use: 'restore' },
  { example: 'hideFromSight(node)', pattern: /\bhideFromSight\b/, use: 'hideVisually' },
  { example: "from './cart-room.ts'", pattern: /\bcart-room\b/, use: 'observable-cart.ts' },
];

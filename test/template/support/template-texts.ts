import fc from 'fast-check';

const REFERENCES = [
  'a',
  '@',
  '@x',
  '$m',
  '0',
  'ab-c_9',
  'a.b',
  '@.a.0',
  'a.00',
  'a,b',
  'a , b',
  'a,',
  '2147483648',
];
const CHAINS = [
  '',
  '',
  '|html',
  '|json x',
  '|truncate:5:',
  '|nope',
  '|html|json',
  '||html',
  '|html ',
  ' |html',
];
const SPACES = [' ', ' ', ' ', '  ', '\t', '', ' \n'];
const CONDITIONS = ['a', 'a && b', 'a||b && c', '!a', 'a ', 'a &', 'equal? 1', 'nope? x', 'even?'];
const WORDS = [
  'end',
  'end',
  'end',
  'or',
  'or',
  'or even? 2',
  'or nope?',
  'alternates with',
  'space',
  'tab',
  'meta-left',
  'meta-right',
  'newline',
  'end ',
  'or  even?',
];
const PREDICATES = ['equal?', 'equal? a  b', 'equal?:a b:c', 'even? ', 'nope? 1', 'equal?x'];
const BINDINGS = [
  'var @a b|json',
  'var @a  b',
  'ctx @a b=c d=e.0',
  'ctx @a b=0c=d e',
  'ctx @a b=c ',
  'inject @a ./b.json x',
  'inject @a b ',
  'macro f.html',
  'macro f x',
  'include f',
  'include  f',
  'include f output',
  'eval',
  'eval a + "}"',
];
const LOOSE = [
  '{',
  '}',
  '{.',
  '{#',
  '{##',
  '##}',
  '#}',
  '|',
  'text',
  ' ',
  '\n',
  'é',
  '😀',
  '<b>',
  '"',
  '\u2028',
];

const reference = fc.constantFrom(...REFERENCES);
const space = fc.constantFrom(...SPACES);

const inside = fc.oneof(
  fc.tuple(reference, fc.constantFrom(...CHAINS)).map(([name, chain]) => name + chain),
  fc.tuple(fc.constantFrom('.section', '.repeated section'), space, reference).map((parts) => parts.join('')),
  fc.tuple(space, fc.constantFrom(...CONDITIONS)).map(([gap, condition]) => `.if${gap}${condition}`),
  fc.constantFrom(...WORDS, ...PREDICATES, ...BINDINGS).map((word) => `.${word}`),
  fc.constantFrom('# c ', '## c ##', '#', ''),
);

/** Texts that are mostly tags, right and wrong, in an order that no one would write. */
export const templateTexts = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: inside.map((tag) => `{${tag}}`) },
      { weight: 1, arbitrary: fc.constantFrom(...LOOSE) },
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

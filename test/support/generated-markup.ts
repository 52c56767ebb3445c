import fc from 'fast-check';

/** Elements whose parsing is special, beside some that are not. */
const NAMES: readonly string[] = [
  ...['p', 'div', 'a', 'b', 'h1', 'li', 'ul', 'br', 'img', 'image', 'font', 'button', 'form', 'input', 'x-y'],
  ...['style', 'base', 'noframes', 'noembed', 'textarea', 'title', 'xmp', 'script', 'noscript', 'plaintext'],
  ...[
    'svg',
    'foreignObject',
    'desc',
    'path',
    'math',
    'mi',
    'mtext',
    'mglyph',
    'malignmark',
    'annotation-xml',
  ],
  ...['table', 'caption', 'colgroup', 'col', 'tbody', 'tr', 'td', 'select', 'option', 'template', 'pre'],
  ...['html', 'head', 'body', 'frameset', 'link', 'meta', 'p<style', 'style<b'],
];

const ATTRIBUTES: readonly string[] = [
  ...[
    ' style=a',
    ' STYLE="b"',
    '/style=a',
    '\nstyle\n=\n"c"',
    ' style',
    ' "style=a',
    '"style=a"',
    ' title="x"style=z',
  ],
  ...[
    ' =style=a',
    ' a<style',
    ' <style',
    ' </style',
    ' </style=a',
    ' <base',
    ' title="',
    " title='",
    ' title=',
    ' =',
  ],
  ...[
    ' title=" style=a"',
    ' title="<style>"',
    ' title="</style >"',
    ' title=<style/x',
    ' title=/style/',
    ' title=a<base/',
  ],
  ...[
    ' class=x',
    ' href="/style/red"',
    ' href=javascript:1',
    ' onclick=a',
    ' encoding=text/html',
    ' color=a',
    '/',
  ],
];

const TEXTS: readonly string[] = [
  ...[
    'x',
    ' ',
    '\n',
    '\r',
    '\f',
    ' style ',
    ' style=a ',
    '<style',
    '</style ',
    '</style',
    '<base ',
    'style=a>',
    'base>',
  ],
  ...[
    '<!--',
    '-->',
    '--!>',
    '<!-->',
    '<!--->',
    '<![CDATA[',
    ']]>',
    '<!doctype html>',
    '<!doctype ',
    '<?',
    '</',
    '<',
    '>',
  ],
  ...[
    '"',
    "'",
    '=',
    '/',
    '/>',
    '&lt;style ',
    '&#32;style=a ',
    '&',
    '\0',
    '<script><!--<script>',
    '</script>',
  ],
];

const attributes = fc.array(fc.constantFrom(...ATTRIBUTES), { maxLength: 3 }).map((parts) => parts.join(''));

const tag = fc
  .tuple(
    fc.constantFrom('<', '<', '<', '</'),
    fc.constantFrom(...NAMES),
    attributes,
    fc.constantFrom('>', '>', '>', '/>', ''),
  )
  .map((parts) => parts.join(''));

/** Markup that hardly anybody writes: unclosed, misnested, and in foreign content. */
export const generatedMarkup = fc
  .array(fc.oneof({ arbitrary: tag, weight: 3 }, fc.constantFrom(...TEXTS)), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.join(''))
  // The one form that is read differently once it is prepared for a strict policy.
  .filter((html) => !/<\/?(style|base|noframes)[\t\n\f\r ]+=/i.test(html));

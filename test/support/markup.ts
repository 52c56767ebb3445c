/** Markup that is harmless. */
export const GOOD_MARKUP: readonly string[] = [
  '<h2>Thank you</h2><p class="lead" lang="en">We <em>write</em> <strong>back</strong>.</p>',
  '<ul><li>One</li><li>Two</li></ul><table><tbody><tr><th scope="row">Day</th><td>Monday</td></tr></tbody></table>',
  '<figure><img alt="A mug" src="/mug.jpg" width="40" height="40"><figcaption>A mug</figcaption></figure>',
  '<details open=""><summary>More</summary>Text</details>',
];

/** The problem, the markup, and its sanitised result; empty if that is harmless. */
export const HOSTILE_MARKUP: readonly (readonly [name: string, html: string, left: string])[] = [
  ['a script', 'a<script>globalThis.didRun</script>b', 'ab'],
  ['a script in a picture', '<svg><script>globalThis.didRun</script></svg>', ''],
  ['a handler', '<img alt="" src="data:," onerror="globalThis.didRun">', '<img alt="" src="data:,">'],
  ['a handler in capitals', '<p OnClick="globalThis.didRun">x</p>', '<p>x</p>'],
  ['an address that runs', '<a href="javascript:globalThis.didRun">x</a>', '<a>x</a>'],
  ['one with a line break in it', '<a href=" java\nscript:globalThis.didRun">x</a>', '<a>x</a>'],
  ['one in entities', '<a href="&#106;avascript&colon;globalThis.didRun">x</a>', '<a>x</a>'],
  ['one that is a page', '<a href="data:text/html,<script>1</script>">x</a>', '<a>x</a>'],
  ['one of another kind', '<a href="vbscript:x">x</a><a href="blob:x">y</a>', '<a>x</a><a>y</a>'],
  ['ids and names', '<p id="cart" name="location">x</p>', '<p>x</p>'],
  ['style sheets', '<style>body { display: none }</style><link rel="stylesheet" href="/x.css">x', 'x'],
  ['styles', '<p style="position: fixed; inset: 0">x</p>', '<p>x</p>'],
  ['a base', '<base href="https://elsewhere.example/">x', 'x'],
  ['a page that is loaded', '<meta http-equiv="refresh" content="0;url=https://elsewhere.example/">x', 'x'],
  [
    'frames',
    '<iframe src="https://elsewhere.example/"></iframe><object data="/x"></object><embed src="/x">',
    '',
  ],
  ['a form', '<form action="https://elsewhere.example/"><input name="pin"><button>OK</button></form>', 'OK'],
  ['the end of the form around it', '</div></form></body><p>x</p>', '<p>x</p>'],
  [
    'tags of the page',
    '<store-config api-root="https://elsewhere.example/">x</store-config><x-y is="x-y">y</x-y>',
    'xy',
  ],
  ['hooks of scripts', '<p data-store-cart="root" data-part="submit" slot="x" part="x">x</p>', '<p>x</p>'],
  ['a grip on the keyboard', '<p tabindex="1" accesskey="s" autofocus contenteditable>x</p>', '<p>x</p>'],
  ['what is spoken elsewhere', '<p role="alert" aria-live="assertive" aria-labelledby="x">x</p>', '<p>x</p>'],
  ['a shadow root', '<div><template shadowrootmode="open"><p>x</p></template></div>', '<div></div>'],
  ['popovers and dialogs', '<dialog open>x</dialog><p popover>y</p>', 'x<p>y</p>'],
  [
    'a film that begins to play',
    '<video src="/x.mp4" autoplay controls></video>',
    '<video src="/x.mp4" controls=""></video>',
  ],
  [
    'a comment that hides something',
    '<!--><img src=x onerror=globalThis.didRun=true>-->x',
    '<img src="x">--&gt;x',
  ],
  [
    'markup that changes when it is parsed again',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=globalThis.didRun=true&gt;">',
    '',
  ],
];

/** Finds markup that should have been removed. */
export const FORBIDDEN_MARKUP =
  ':is(script, style, link, meta, base, form, input, button, iframe, object, embed, svg, math, template, dialog), ' +
  ':is([id], [name], [style], [onclick], [onerror], [onload], [tabindex], [role], [slot], [is], [popover], [autoplay])';

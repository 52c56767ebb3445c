import { expect } from '@open-wc/testing';
import createDOMPurify from 'dompurify';
import fc from 'fast-check';
import { ALLOWED_ADDRESS, ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '../../../core/html/allowed-markup.ts';
import { createSanitiser, type readScripts } from '../../../core/html/index.ts';
import { policySafe, unmarked } from '../../../core/html/policy-safe.ts';
import { closeFreshPages, openFreshPage } from '../../support/fresh-page.ts';
import { generatedMarkup } from '../../support/generated-markup.ts';

const POLICY = [
  "default-src 'none'; script-src 'nonce-test' 'strict-dynamic'; connect-src 'self'; base-uri 'none'",
  "form-action 'none'; require-trusted-types-for 'script'; trusted-types storefront",
].join('; ');

// Seeded: every run generates the same markup.
const RUNS = { seed: 20_260, numRuns: 1500 };

interface Modules {
  readonly html: {
    readonly createSanitiser: typeof createSanitiser;
    readonly readScripts: typeof readScripts;
  };
}

/** Opens a page under the strict policy; returns a function that sanitises markup there and resolves with the reports. */
async function openStrictPage(): Promise<(html: string) => Promise<readonly string[]>> {
  const { window, document, modules, troubles } = await openFreshPage<Modules>({
    modules: { html: '/core/html/index.ts' },
    policy: POLICY,
  });
  const sanitise = modules.html.createSanitiser(window);
  return async (html) => {
    const before = troubles.violations.length;
    sanitise(html);
    modules.html.readScripts(html, null);
    const isReported = new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', function onViolation(event) {
        if (event.violatedDirective !== 'img-src') return;
        document.removeEventListener('securitypolicyviolation', onViolation);
        resolve(null);
      });
    });
    // Reports are sent in order, so this one is the last.
    new window.Image().src = 'data:,';
    await isReported;
    return troubles.violations.slice(before);
  };
}

/** The result of DOMPurify for unchanged markup of a body. */
function purified(html: string): DocumentFragment | null {
  return createDOMPurify(window).sanitize(`<body>${html}`, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** Its markup without the attributes that secure links. */
function markupOf(content: DocumentFragment | null): string {
  const place = document.createElement('div');
  if (content) place.append(content);
  for (const link of place.querySelectorAll('a')) {
    link.removeAttribute('rel');
    link.removeAttribute('target');
  }
  return place.innerHTML;
}

const sanitise = createSanitiser(globalThis);

function expectSameStructure(html: string): void {
  expect(markupOf(sanitise(html))).to.equal(markupOf(purified(html)));
}

describe('markup under a strict policy', () => {
  let reportsOf: (html: string) => Promise<readonly string[]>;
  before(async () => {
    reportsOf = await openStrictPage();
  });
  after(closeFreshPages);

  for (const html of [
    '<svg><style/><path style="fill:red">',
    '<svg><textarea/><path style="fill:red"></svg>',
    '<svg><title><p style="color:red"></title></svg>',
    '<svg><desc><style></desc><path style="fill:red"></style><path style="fill:red">',
    '<svg><![CDATA[<!--]]><path style="fill:red">--></svg>',
    '<math><mi><style/><p style="color:red"></style></mi><xmp><mi style="color:red"></math>',
    '<svg><style><p style="color:red">',
    '<title><!--</title><p style="color:red">',
    '<noscript><!--</noscript><p style="color:red">-->',
    '<plaintext><p style="color:red">',
    '<select><style></select><p style="color:red">',
    '<template><svg><style/><path style="fill:red"></template>',
    '<noframes><style></noframes><p style="color:red"><noembed><iframe><xmp></noembed><p style="color:red">',
    '<p </style="color:red">',
    '<p </style >',
    '<p title="x"STYLE\n=a>',
    '<svg><base href="/x"><desc><base href="/x"></desc></svg><base href="/x">',
    '<link rel="stylesheet" href="/x.css"><meta http-equiv="content-security-policy" content="img-src x">',
    '<iframe srcdoc="<p style=a>" src="javascript:1"></iframe><p onclick="a()">',
    'x<script><p>',
    '<svg><script>1</script></svg>',
  ])
    it(`is sanitised without a report: ${html}`, async () => {
      expect(await reportsOf(html)).to.deep.equal(['img-src']);
    });

  it('is sanitised without a report, for generated markup', async () => {
    await fc.assert(
      fc.asyncProperty(generatedMarkup, async (html) => {
        expect(await reportsOf(html)).to.deep.equal(['img-src']);
      }),
      RUNS,
    );
  });
});

describe('policySafe', () => {
  for (const html of [
    '<svg><style/><p>shown</p></svg>',
    '<noframes><style></noframes>shown</style>',
    '<style></noframes>hidden</style>shown',
    '<noframes><style></style>hidden</noframes>shown',
    '<p title="a style=b <base> </style > <STYLE>">a style=b</p>our style <b class=" style " style=a>x</b>',
    '<p title=/style/ class=a"style=b>&lt;style > <a href="/shop/style/red">red</a></p><p =style=a>',
    '<a href=/shop/style/red>Red</a><a class= >our style </a><p title\u00A0style=a>x</p>',
    ' <p>first</p>',
    `<p>${' style=a'.repeat(20_000)}</p>`,
  ])
    it(`keeps the structure of ${html.slice(0, 80)}`, () => {
      expectSameStructure(html);
    });

  it('keeps the structure of generated markup', () => {
    fc.assert(fc.property(generatedMarkup, expectSameStructure), RUNS);
  });

  it('leaves neither "style" nor "base" where a parser could read a name', () => {
    fc.assert(
      fc.property(generatedMarkup, (html) => {
        const safe = policySafe(html);
        expect(safe).not.to.match(/<\/?(style|base)[\s/>]|[\s/"']style[\s/>=]/i);
        expect(unmarked(safe)).to.equal(html);
      }),
      RUNS,
    );
  });

  for (const part of [
    '<style ',
    ' style ',
    '<script a= b ',
    '<',
    '</',
    '<!--',
    '"style=',
    '<noframes/',
    'style/',
  ])
    it(`takes linear time for a megabyte of ${part}`, () => {
      const html = part.repeat(2 ** 20 / part.length);
      expect(unmarked(policySafe(html)) === html).to.equal(true);
    });

  it('returns nothing for a frameset', () => {
    expect(sanitise('<frameset><frame src="/x"></frameset>').childNodes.length).to.equal(0);
  });
});

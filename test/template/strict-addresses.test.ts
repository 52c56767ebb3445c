import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { engineFor } from './support/ours.ts';

/** Formatters that print addresses, and the attributes that they print them in: of pictures, or of links and sounds. */
const FORMATTERS = {
  image: { pictures: ['src', 'data-src', 'data-image'], links: [] },
  'image-meta': { pictures: ['data-src', 'data-image'], links: [] },
  'cover-image-meta': { pictures: ['data-src', 'data-image'], links: [] },
  'child-image-meta': { pictures: ['data-src', 'data-image'], links: [] },
  'image-srcset': { pictures: ['srcset'], links: [] },
  video: { pictures: ['data-src'], links: [] },
  'audio-player': { pictures: [], links: ['data-audio-asset-url'] },
  'social-button': { pictures: ['data-asset-url'], links: ['data-full-url'] },
  'social-button-inline': { pictures: ['data-asset-url'], links: ['data-full-url'] },
  'comment-link': { pictures: [], links: ['href'] },
} as const;

function render(formatter: string, address: string): string {
  const image = {
    assetUrl: address,
    fullUrl: address,
    structuredContent: { audioAssetUrl: address },
    systemDataVariants: '100w,300w',
    overlay: true,
    mainImageId: 'm',
    publicCommentCount: 1,
  };
  const v = { ...image, items: [image], coverImage: image };
  const { output, errors } = engineFor({ compat: 'strict' }).render(
    `{v|${formatter}}`,
    { v, website: { shareButtonOptions: ['x'] } },
    {},
  );
  assert.deepEqual(errors, []);
  return output;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The values that a browser parses for the attributes of a name. */
function attributes(markup: string, name: string): readonly string[] {
  return [...markup.matchAll(new RegExp(`(?<![\\w-])${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replace(/&(amp|lt|gt|quot);/g, (_, entity: string) => ENTITIES[entity] ?? ''),
  );
}

/** The addresses of a srcset, as a browser finds them: commas and spaces in front of each are passed over. */
function addressesIn(name: string, value: string): readonly string[] {
  if (name !== 'srcset') return [value];
  const addresses: string[] = [];
  for (let rest = value; ;) {
    const [, address, behind = ''] = /^[\s,]*(\S+)([^]*)$/.exec(rest) ?? [];
    if (address === undefined) return addresses;
    addresses.push(address);
    rest = address.endsWith(',') ? behind : behind.replace(/^[^,]*/, '');
  }
}

/** The scheme as a browser reads it: without control characters in front, line ends and tabs anywhere; "" of a relative one. */
function schemeOf(address: string): string {
  const read = address.replace(/^[\u0000-\u0020]+/, '').replace(/[\t\n\r]/g, '');
  return /^([a-z][a-z\d+.-]*):/i.exec(read)?.[1]?.toLowerCase() ?? '';
}

function assertSafe(markup: string, name: string, canBeData: boolean): void {
  const values = attributes(markup, name);
  for (const address of values.flatMap((value) => addressesIn(name, value))) {
    const scheme = schemeOf(address);
    const isPicture = canBeData && /^\s*data:image\//i.test(address);
    assert.ok(['', 'http', 'https'].includes(scheme) || isPicture, `${name}: ${JSON.stringify(address)}`);
  }
}

const KEPT = [
  'https://images.example/mug.png',
  'HTTP://images.example/mug.png',
  '//images.example/mug.png',
  '/mug.png',
  'mug.png?a=1&b=2',
  '',
];

const REFUSED = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  '\njava\r\nscript\n:alert(1)',
  'vbscript:x',
  'data:text/html,<b>',
  'data:text/html;image/png,<b>',
  'data:application/xhtml+xml,image/png',
  'blob:https://images.example/1',
  'file:///mug.png',
  'filesystem:https://images.example/mug.png',
  'about:blank',
  'unknown:mug.png',
  'mug:8080/a.png',
];

/** They form a scheme only if unescaped. */
const SPELLED_WITH_ENTITIES = [
  'javascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript&#58;alert(1)',
];

describe('addresses in strict mode', () => {
  for (const [formatter, { pictures, links }] of Object.entries(FORMATTERS)) {
    const names = [...pictures, ...links];

    for (const address of KEPT)
      it(`${formatter} prints ${JSON.stringify(address)}`, () => {
        const output = render(formatter, address);
        for (const name of names) {
          const [value = ''] = attributes(output, name);
          assert.ok(value.startsWith(address), `${name}: ${value}`);
        }
      });

    for (const address of REFUSED)
      it(`${formatter} does not print ${JSON.stringify(address)}`, () => {
        const output = render(formatter, address);
        for (const name of names)
          for (const value of attributes(output, name)) assert.match(value, /^(?:#comments-)?$/);
      });

    for (const address of SPELLED_WITH_ENTITIES)
      it(`${formatter} escapes ${address}`, () => {
        const output = render(formatter, address);
        for (const name of pictures) assertSafe(output, name, true);
        for (const name of links) assertSafe(output, name, false);
      });

    it(`${formatter} prints data: URLs of pictures for pictures only`, () => {
      for (const address of ['data:image/png;base64,AAAA', 'DATA:IMAGE/svg+xml,%3Csvg/%3E']) {
        const output = render(formatter, address);
        for (const name of pictures) assert.ok(attributes(output, name)[0]?.startsWith(address));
        for (const name of links) assert.ok(!attributes(output, name)[0]?.toLowerCase().startsWith('data'));
      }
    });

    it(`${formatter} prints no other scheme, however it is spelled`, () => {
      const noise = fc.constantFrom(
        '',
        '',
        '',
        ' ',
        '\t',
        '\n',
        '\r',
        '\0',
        '\u0001',
        '\u00A0',
        ',',
        '&',
        ';',
        '#',
      );
      const letters = fc
        .constantFrom('javascript:', 'vbscript:', 'data:text/html,', 'data:image/gif,', 'https://a/', 'x:')
        .chain((scheme) =>
          fc.tuple(
            ...Array.from(scheme, (letter) => fc.tuple(noise, fc.constantFrom(letter, letter.toUpperCase()))),
          ),
        )
        .map((pairs) => pairs.flat().join(''));
      const anyAddress = fc.tuple(fc.string({ maxLength: 4 }), letters, fc.string({ maxLength: 4 }));
      fc.assert(
        fc.property(anyAddress, (parts) => {
          const output = render(formatter, parts.join(''));
          for (const name of pictures) assertSafe(output, name, true);
          for (const name of links) assertSafe(output, name, false);
        }),
        { numRuns: 300, endOnFailure: true },
      );
    });
  }

  it('stay one candidate of a srcset, whatever separators they contain', () => {
    for (const address of [
      'a.png 1w,javascript:alert(1)',
      ',javascript:alert(1)',
      ' ,\tjavascript:alert(1)',
      '\u00A0javascript:alert(1)',
      'https://a.example/a.png, javascript:alert(1)',
    ]) {
      const [value = ''] = attributes(render('image-srcset', address), 'srcset');
      assert.equal(addressesIn('srcset', value).length, 3);
      assertSafe(render('image-srcset', address), 'srcset', true);
    }
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contentArea } from '../../core/template/areas/content/content-area.ts';
import { socialArea } from '../../core/template/areas/social/social-area.ts';
import { engineFor } from './support/ours.ts';

const POISON = `"><script>alert(1)</script>'`;

/** Every field that any of these formatters reads, poisoned as deep as they read. */
const FIELDS =
  'id assetUrl title body filename altText originalSize componentKey systemDataId mainImageId recordTypeLabel promotedBlockType userName profileUrl fullUrl publicCommentCount likeCount recordType overlay';
const NESTED = {
  item: 'id publicCommentCount commentState',
  collection: 'id publicCommentCount commentState',
  coverImage: FIELDS,
  mainImage: 'assetUrl',
  oembed: 'html providerName',
  structuredContent: 'audioAssetUrl',
  colorData: 'topLeftAverage topRightAverage bottomLeftAverage bottomRightAverage centerAverage',
  mediaFocalPoint: 'x y',
  author: 'displayName',
  location: 'addressLine1 addressLine2 addressCountry',
  website: 'shareButtonOptions',
};

function poisoned(names: string): Record<string, unknown> {
  return Object.fromEntries(names.split(' ').map((name) => [name, POISON]));
}

const VALUE = {
  ...poisoned(FIELDS),
  ...Object.fromEntries(Object.entries(NESTED).map(([name, names]) => [name, poisoned(names)])),
  items: [poisoned(FIELDS)],
  categories: [POISON],
  tags: [POISON],
  startDate: 0,
  endDate: 0,
  systemDataVariants: `100w,${POISON}w`,
  website: { shareButtonOptions: [POISON] },
  websiteSettings: { simpleLikingEnabled: true },
};

/** Their text stands inside a tag. */
const ATTRIBUTES = ['image-meta', 'cover-image-meta', 'child-image-meta', 'image-color', 'image-srcset'];

/** They work on a text itself. */
const ON_TEXT = ['activate-twitter-links', 'color-weight', 'width', 'height'];

/** They hand a text on, and leave the escaping to {v|x|html}. */
const NO_MARKUP = ['AbsUrl', 'capitalize'];

const TAG = /^<\/?[a-z]+(\s+[\w-]+="[^"]*")*\s*\/?>$/;

describe('markup in strict mode lets no text out of its place', () => {
  const names = Object.keys({ ...contentArea.formatters, ...socialArea.formatters });
  for (const name of names.filter((each) => !NO_MARKUP.includes(each))) {
    for (const args of ['', ':load-false:color-data', ':topLeft'] as const) {
      it(`${name}${args}`, () => {
        const tag = `{v|${name}${args}}`;
        const data = { ...VALUE, v: ON_TEXT.includes(name) ? POISON : VALUE };
        const source = ATTRIBUTES.includes(name) && args === '' ? `<img ${tag}>` : tag;
        const { output } = engineFor({ compat: 'strict' }).render(source, data, {});
        for (const [each] of output.matchAll(/<[^>]*>?/g)) assert.match(each, TAG, output);
        assert.doesNotMatch(output, /<script>alert/);
      });
    }
  }

  it('and the text is there', () => {
    const { output } = engineFor({ compat: 'strict' }).render('{v|image}', { v: VALUE }, {});
    assert.equal(output.split('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;').length, 9);
  });
});

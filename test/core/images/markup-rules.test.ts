import { expect } from '@open-wc/testing';
import { markupFaults, type ImageMarkup } from '../../../core/images/index.ts';

const WHOLE: ImageMarkup = {
  src: '/mug.jpg',
  alt: 'A mug',
  width: 600,
  height: 400,
  sizes: '50vw',
  srcset: '',
  priority: '',
  loader: 'sqs',
  originalSize: null,
  isSizedByDocument: false,
};

/** Markup → the words of its message. */
const FAULTS: readonly (readonly [
  severity: 'error' | 'warning',
  words: string,
  markup: Partial<ImageMarkup>,
])[] = [
  ['error', '"src" is required', { src: null }],
  ['error', '"src" is required', { src: ' ' }],
  ...['javascript:alert(1)', 'java\tscript:alert(1)', 'blob:x', 'data:text/html,x', 'http://['].map(
    (src) => ['error', '"src" must be an address', { src }] as const,
  ),
  ...(['width', 'height'] as const).flatMap((side) => [
    ['error', `"${side}" is required`, { [side]: null }] as const,
    ...[0, -1, 1.5, NaN, Infinity, '0', '-7', '1.5', '1e3', '0x10', '60px', 'wide'].map(
      (value) => ['error', `"${side}" must be a positive whole number`, { [side]: value }] as const,
    ),
  ]),
  ['error', '"alt" must be given', { alt: null }],
  ['error', '"sizes" is required', { sizes: '' }],
  ['error', "Invalid source parameter. Pass in 'originalSize'.", { originalSize: '' }],
  ['error', "Invalid source parameter. Pass in 'originalSize'.", { originalSize: '600' }],
  ['warning', '"srcset" is only for', { srcset: '/a 2x' }],
  ['warning', '"priority" must be', { priority: 'urgent' }],
  ['warning', '"loader" must be', { loader: 'cdn' }],
  ['warning', 'Its size is in "image" alone', { isSizedByDocument: true }],
];

describe('the markup of an image', () => {
  for (const [severity, words, markup] of FAULTS)
    it(`${JSON.stringify(markup)} is ${severity}: ${words}`, () => {
      const [fault, ...others] = markupFaults({ ...WHOLE, ...markup });
      expect(others).to.deep.equal([]);
      expect(fault?.severity).to.equal(severity);
      expect(fault?.sentence).to.include(words);
    });

  it('passes in all valid forms', () => {
    const forms: readonly Partial<ImageMarkup>[] = [
      {},
      { alt: '' },
      { width: '600', height: ' 400 ' },
      { loader: 'raw', sizes: '' },
      { loader: 'RAW', sizes: '', srcset: '/a 2x' },
      { priority: 'high' },
      { priority: 'LOW' },
      { src: 'data:image/png;base64,AA' },
      { originalSize: '600x400' },
    ];
    for (const form of forms)
      expect(markupFaults({ ...WHOLE, ...form }), JSON.stringify(form)).to.deep.equal([]);
  });

  it('gets all its findings, in order', () => {
    const faults = markupFaults({ ...WHOLE, src: null, alt: null, width: null, height: null, sizes: '' });
    expect(faults.map(({ sentence }) => sentence.split(' ', 1)[0])).to.deep.equal([
      '"src"',
      '"width"',
      '"height"',
      '"alt"',
      '"sizes"',
    ]);
  });
});

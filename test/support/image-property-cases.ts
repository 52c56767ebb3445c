import { drawnPicture } from './drawn-picture.ts';
import { URL_CASES } from './kinds-of-property.ts';

const TEXT = { fallback: '', bad: [] } as const;

const SIDE = {
  fallback: null,
  good: [
    ['600', 600],
    [' 80 ', 80],
    ['', null],
  ],
  bad: [
    ['NaN', null],
    ['1e400', null],
    ['0x10', null],
    ['1.5', null],
    ['-0', null],
    ['0', null],
    ['-7', null],
    ['9'.repeat(400), null],
    ['<b>3</b>', null],
  ],
} as const;

/** The attributes of a picture. */
export const IMAGE_CASES = (
  [
    {
      property: 'src',
      attribute: 'src',
      ...URL_CASES,
      good: [...URL_CASES.good, [drawnPicture('tan'), drawnPicture('tan')]],
    },
    {
      property: 'alt',
      attribute: 'alt',
      fallback: null,
      good: [
        ['A mug', 'A mug'],
        ['', ''],
      ],
      bad: [],
    },
    { property: 'width', attribute: 'width', ...SIDE },
    { property: 'height', attribute: 'height', ...SIDE },
    { property: 'sizes', attribute: 'sizes', ...TEXT, good: [['50vw', '50vw']] },
    { property: 'srcset', attribute: 'srcset', ...TEXT, good: [['/a 1x', '/a 1x']] },
    {
      property: 'priority',
      attribute: 'priority',
      fallback: '',
      good: [
        ['HIGH', 'high'],
        ['low', 'low'],
        ['', ''],
      ],
      bad: [['urgent', '']],
    },
    {
      property: 'loader',
      attribute: 'loader',
      fallback: 'sqs',
      good: [
        ['raw', 'raw'],
        ['', 'sqs'],
      ],
      bad: [['cdn', 'sqs']],
    },
    {
      property: 'focalPoint',
      attribute: 'focal-point',
      fallback: '',
      good: [
        ['0.5,0.25', '0.5,0.25'],
        [' 0, 1 ', '0, 1'],
      ],
      bad: [
        ['1.5,0', ''],
        ['left', ''],
        ['0.5', ''],
      ],
    },
  ] as const
).map((each) => ({ tag: 'store-image' as const, ...each }));

import type { AnyFormatter } from '../../run/area.ts';
import { isTruthy, print } from '../../values/convert.ts';
import { escapeAttribute, escapeIfStrict } from '../../values/escape.ts';
import { fieldOf, readPath } from '../../values/path.ts';
import { escaping, linkAddress, pictureAddress, textOf } from '../markup/markup.ts';
import { colorAttributes } from './image.ts';
import { focalPointOf } from './image-meta.ts';

const AUDIO_URL = ['structuredContent', 'audioAssetUrl'];

const audioPlayer = /* @__PURE__ */ escaping((escape, _, isStrict) => (value) => {
  const url = escape(linkAddress(print(readPath(value, AUDIO_URL)), isStrict));
  const id = escape(print(fieldOf(value, 'id')));
  return `<script>Y.use('squarespace-audio-player-frontend');</script>\n<div class="squarespace-audio-player" data-audio-asset-url="${url}" data-item-id="${id}" id="audio-player-${id}"></div>`;
});

const video = /* @__PURE__ */ escaping<readonly ('load-false' | 'color-data')[]>((escape, args, isStrict) => {
  const load = args.includes('load-false') ? '  data-load="false"' : '';
  const how = { hasColors: args.includes('color-data'), isStrict };
  return (value) => {
    const oembed = fieldOf(value, 'oembed');
    const html = escapeAttribute(textOf(oembed, 'html'));
    const overlay = isTruthy(fieldOf(value, 'overlay')) ? videoOverlay(value, how) : '';
    return `<div class="sqs-video-wrapper"${load} data-html="${html}" data-provider-name="${escape(textOf(oembed, 'providerName'))}">${overlay}</div>`;
  };
});

interface Overlay {
  readonly hasColors: boolean;
  readonly isStrict: boolean;
}

function videoOverlay(item: unknown, how: Overlay): string {
  const hasPoster = isTruthy(fieldOf(item, 'mainImageId')) || isTruthy(fieldOf(item, 'systemDataId'));
  const noThumb = hasPoster ? '' : ' no-thumb';
  const poster = hasPoster ? videoPoster(item, how) : '';
  return `<div class="sqs-video-overlay${noThumb}" style="opacity: 0;">${poster}<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>`;
}

function videoPoster(item: unknown, { hasColors, isStrict }: Overlay): string {
  const escape = escapeIfStrict(isStrict);
  const url = escape(pictureAddress(textOf(item, 'assetUrl'), isStrict));
  const colorData = fieldOf(item, 'colorData');
  const colors =
    hasColors && isTruthy(colorData)
      ? colorAttributes(colorData, (corner) => corner.toLowerCase(), escape)
      : '';
  return `<img data-load="false" data-src="${url}" data-image-dimensions="${escape(textOf(item, 'originalSize'))}" data-image-focal-point="${focalPointOf(item)}" ${colors}/>`;
}

/** Video and audio, by formatter. Source: docs/behaviour/template-language.md §12.1. */
export const playerFormatters = {
  'audio-player': audioPlayer,
  video,
} as const satisfies Record<string, AnyFormatter>;

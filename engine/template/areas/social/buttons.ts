import type { AnyFormatter, PlainFormatter } from '../../run/area.ts';
import { isTruthy, sizeOf } from '../../values/convert.ts';
import { escapeAttribute } from '../../values/escape.ts';
import { fieldOf, step } from '../../values/path.ts';
import { escaping, foundText, frameOf, linkAddress, pictureAddress, textOf } from '../markup/markup.ts';

const LIKES_ENABLED = ['websiteSettings', 'simpleLikingEnabled'];
const SHARE_OPTIONS = ['website', 'shareButtonOptions'];

const likeButton = /* @__PURE__ */ escaping((escape) => ({
  scoped: (value, outer) => {
    const scope = frameOf(outer, value);
    if (!isTruthy(value) || !isTruthy(scope.lookUp(LIKES_ENABLED))) return '';
    return `\n  <span class="sqs-simple-like" data-item-id="${escape(foundText(scope, 'id'))}" data-like-count="${escape(foundText(scope, 'likeCount'))}">\n    <span class="like-icon"></span>\n    <span class="like-count"></span>\n  </span>\n`;
  },
}));

function socialButton(tag: string, style: string): PlainFormatter {
  return escaping((escape, _, isStrict) => ({
    scoped: (item, scope) => {
      if (sizeOf(scope.lookUp(SHARE_OPTIONS)) === 0) return '';
      const imageId = escape(firstThere(item, 'systemDataId', item, 'mainImageId'));
      const picture = firstThere(item, 'assetUrl', fieldOf(item, 'mainImage'), 'assetUrl');
      const pictureUrl = escape(pictureAddress(picture, isStrict));
      const pageUrl = escape(linkAddress(textOf(item, 'fullUrl'), isStrict));
      return `<${tag} class="squarespace-social-buttons ${style}-style" data-system-data-id="${imageId}" data-asset-url="${pictureUrl}" data-record-type="${escape(textOf(item, 'recordType'))}" data-full-url="${pageUrl}" data-title="${escapeAttribute(textOf(item, 'title'))}"></${tag}>`;
    },
  }));
}

/** Null counts as present, and hides the other. */
function firstThere(item: unknown, key: string, other: unknown, otherKey: string): string {
  return step(item, key) === undefined ? textOf(other, otherKey) : textOf(item, key);
}

const twitterFollowButton = /* @__PURE__ */ escaping((escape) => (account) => {
  const profileUrl = textOf(account, 'profileUrl');
  const name = textOf(account, 'userName') || profileUrl.slice(profileUrl.lastIndexOf('/') + 1);
  return `<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script><div class="squarespace-follow-button" data-username="${escape(name)}"></div>`;
});

/** Buttons of social services, by formatter. Source: docs/behaviour/template-language.md §13. */
export const buttonFormatters = {
  'like-button': likeButton,
  'social-button': /* @__PURE__ */ socialButton('div', 'button'),
  'social-button-inline': /* @__PURE__ */ socialButton('span', 'inline'),
  'twitter-follow-button': twitterFollowButton,
} as const satisfies Record<string, AnyFormatter>;

import type { Formatter } from '../../run/area.ts';
import { isTruthy, print, sizeOf, toText } from '../../values/convert.ts';
import { escapeAttribute, escapeIfStrict } from '../../values/escape.ts';
import { step } from '../../values/path.ts';

const LIKES_ENABLED = ['websiteSettings', 'simpleLikingEnabled'];
const SHARE_OPTIONS = ['website', 'shareButtonOptions'];

const likeButton: Formatter = (_, { isStrict }) => {
  const escape = escapeIfStrict(isStrict);
  return {
    scoped: (value, scope) => {
      if (!isTruthy(value) || !isTruthy(scope.lookUp(LIKES_ENABLED))) return '';
      const find = (name: string): string => escape(print(scope.lookUp([name])));
      return `\n  <span class="sqs-simple-like" data-item-id="${find('id')}" data-like-count="${find('likeCount')}">\n    <span class="like-icon"></span>\n    <span class="like-count"></span>\n  </span>\n`;
    },
  };
};

function socialButton(tag: string, style: string): Formatter {
  return (_, { isStrict }) => {
    const escape = escapeIfStrict(isStrict);
    return {
      scoped: (item, scope) => {
        if (sizeOf(scope.lookUp(SHARE_OPTIONS)) === 0) return '';
        const text = (value: unknown): string => escape(toText(value));
        const imageId = firstThere(step(item, 'systemDataId'), step(item, 'mainImageId'));
        const url = firstThere(step(item, 'assetUrl'), step(step(item, 'mainImage'), 'assetUrl'));
        const title = escapeAttribute(toText(step(item, 'title')));
        return `<${tag} class="squarespace-social-buttons ${style}-style" data-system-data-id="${text(imageId)}" data-asset-url="${text(url)}" data-record-type="${text(step(item, 'recordType'))}" data-full-url="${text(step(item, 'fullUrl'))}" data-title="${title}"></${tag}>`;
      },
    };
  };
}

/** Null is there, and hides the other. */
function firstThere(first: unknown, second: unknown): unknown {
  return first === undefined ? second : first;
}

const twitterFollowButton: Formatter = (_, { isStrict }) => {
  const escape = escapeIfStrict(isStrict);
  return (account) => {
    const profileUrl = toText(step(account, 'profileUrl'));
    const name = toText(step(account, 'userName')) || profileUrl.slice(profileUrl.lastIndexOf('/') + 1);
    return `<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script><div class="squarespace-follow-button" data-username="${escape(name)}"></div>`;
  };
};

/** Buttons of social services, by formatter. Source: template language §13b. */
export const buttonFormatters = {
  'like-button': likeButton,
  'social-button': socialButton('div', 'button'),
  'social-button-inline': socialButton('span', 'inline'),
  'twitter-follow-button': twitterFollowButton,
} as const satisfies Record<string, Formatter>;

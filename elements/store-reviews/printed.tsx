import { enabledKinds, knownReviews } from '../../core/reviews/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { definePrintedTag, type PrintedPage } from '../host/index.ts';
import { reviewsAttributes } from './attributes.ts';
import { filledWidth } from './content.ts';
import { ReviewsModel } from './model.ts';
import { reviewsSheets } from './styles.ts';
import { View } from './view.tsx';

interface AboutReviews {
  readonly itemId: string;
}

const refuse = () => Promise.reject(new Error('A server loads no reviews.'));
const nothing = () => undefined;

/** Sorting and further reviews need the script. */
const SCRIPT_ONLY = "@media (scripting: none) { [part='sort'], [part='more'] { display: none } }";

/** How a server prints reviews that it has asked the store for. */
export const printed = definePrintedTag({
  attributes: reviewsAttributes,
  styles: reviewsSheets,
  ownStyles(values, page) {
    const { content } = reviewsOf(values, page);
    if (content.state !== 'shown') return '';
    const ratings = [...(content.average ? [content.average] : []), ...content.reviews];
    const rules = [...new Set(ratings.map(({ rating }) => rating))].map(
      (rating) => `[data-rating='${rating}'] [part='filled-stars'] { inline-size: ${filledWidth(rating)} }`,
    );
    return [SCRIPT_ONLY, ...rules].join('\n');
  },
  answer(values, page) {
    const { known, content } = reviewsOf(values, page);
    return content.state === 'shown' ? known : null;
  },
  draw(values, page) {
    const { content, actions } = reviewsOf(values, page, page.storefront.report);
    return content.state === 'shown' ? <View content={content} actions={actions} /> : null;
  },
});

function reviewsOf({ itemId }: AboutReviews, { answer, itemIdOf, storefront }: PrintedPage, report?: Report) {
  const settings = storefront.settings.$settings.get();
  const model = new ReviewsModel({
    gateway: { loadReviews: refuse },
    report: report ?? nothing,
    getSettings: () => settings,
    announce: nothing,
  });
  const productId = itemIdOf(itemId);
  const kinds = enabledKinds(settings.reviews);
  const known =
    productId === null || answer === undefined ? undefined : knownReviews({ productId, kinds }, answer);
  model.adopt(known);
  model.setProduct(productId);
  return { known, content: model.$content.get(), actions: model.actions };
}

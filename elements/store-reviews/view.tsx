import { useEffect, useRef, type ReactNode } from 'react';
import { REVIEW_SORTS } from '../../core/reviews/index.ts';
import { FAILURE_WORDS, REVIEW_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../host/index.ts';
import { focusInView } from '../ui/index.ts';
import { filledWidth, type ReviewsContent, type ShownRating, type ShownReview, sortName } from './content.ts';
import type { ReviewsActions } from './model.ts';

type ViewProps = DrawingProps<ReviewsContent, ReviewsActions>;
type Shown = Extract<ReviewsContent, { state: 'shown' }>;

/** In the shadow root: a server prints the same. */
const SORT_ID = 'sort';

/**
 * Draws the reviews of a product.
 * @param props its content and actions
 * @returns null where reviews are disabled; the printed content until they have loaded
 */
export function View({ content, actions }: ViewProps): ReactNode {
  useEffect(() => {
    actions.begin();
  }, [actions]);
  if (content.state === 'unknown' || content.state === 'hidden') return null;
  if (content.state === 'waiting') {
    return (
      <div part="reviews" aria-busy={content.isLoading}>
        <slot />
        <Failure content={content} actions={actions} />
      </div>
    );
  }
  return (
    <section part="reviews" aria-label={REVIEW_WORDS.reviews} aria-busy={content.isLoading}>
      <div part="head">
        <h2 part="title">{REVIEW_WORDS.reviews}</h2>
        {content.average && <Stars rating={content.average} />}
        {content.reviews.length > 0 && <span part="count">{content.countText}</span>}
      </div>
      {content.reviews.length > 0 ? (
        <Filled content={content} actions={actions} />
      ) : (
        // A page without valid reviews that is followed by others.
        content.hasMore || <p part="empty">{REVIEW_WORDS.noReviews}</p>
      )}
      <Failure content={content} actions={actions} />
      {content.hasMore && (
        <button part="more" type="button" aria-disabled={content.isLoading} onClick={actions.addMore}>
          {REVIEW_WORDS.moreReviews}
        </button>
      )}
    </section>
  );
}

function Filled({
  content,
  actions,
}: {
  readonly content: Shown;
  readonly actions: ReviewsActions;
}): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const { firstNewIndex } = content;
  useEffect(() => {
    const first = firstNewIndex === null ? undefined : list.current?.children[firstNewIndex];
    if (first instanceof HTMLElement) focusInView(first);
  }, [firstNewIndex]);
  return (
    <>
      <div part="sort">
        <label htmlFor={SORT_ID}>{REVIEW_WORDS.sortReviews}</label>
        <select
          id={SORT_ID}
          part="select"
          value={content.sort}
          onChange={({ currentTarget }) => {
            const sort = REVIEW_SORTS.find((one) => one === currentTarget.value);
            if (sort) actions.sortBy(sort);
          }}
        >
          {REVIEW_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {sortName(sort)}
            </option>
          ))}
        </select>
      </div>
      <ul part="list" role="list" ref={list}>
        {content.reviews.map((review) => (
          <Item key={review.id} review={review} />
        ))}
      </ul>
    </>
  );
}

function Item({ review }: { readonly review: ShownReview }): ReactNode {
  const { author, date, dateTime, source, title, body, language } = review;
  return (
    <li part="review" tabIndex={-1}>
      <Stars rating={review} />
      {title !== null && (
        <h3 part="review-title" lang={language} dir="auto">
          {title}
        </h3>
      )}
      {body !== null && (
        <p part="text" lang={language} dir="auto">
          {body}
        </p>
      )}
      <p part="byline">
        {author !== null && <bdi>{author}</bdi>}
        {date !== null && (
          // Versions of the data for languages abbreviate months differently.
          <time dateTime={dateTime} suppressHydrationWarning>
            {date}
          </time>
        )}
        {source !== null && <span part="source">{source}</span>}
      </p>
    </li>
  );
}

/** Security policies forbid style attributes in markup, so a server prints the width as a rule for `data-rating`. */
function Stars({ rating: { rating, text } }: { readonly rating: ShownRating }): ReactNode {
  return (
    <span part="stars" role="img" aria-label={text} data-rating={rating}>
      <span aria-hidden="true">☆☆☆☆☆</span>
      <span
        part="filled-stars"
        aria-hidden="true"
        ref={(node) => {
          node?.style.setProperty('inline-size', filledWidth(rating));
        }}
      >
        ★★★★★
      </span>
    </span>
  );
}

interface FailureProps {
  readonly content: { readonly hasFailed: boolean; readonly isLoading: boolean };
  readonly actions: ReviewsActions;
}

/** The button stays, with the focus, during another attempt. */
function Failure({ content: { hasFailed, isLoading }, actions }: FailureProps): ReactNode {
  return (
    <div part="failure" role="status">
      {hasFailed && (
        <>
          <p>{REVIEW_WORDS.reviewsFailed}</p>
          <button part="retry" type="button" aria-disabled={isLoading} onClick={actions.retry}>
            {FAILURE_WORDS.retry}
          </button>
        </>
      )}
    </div>
  );
}

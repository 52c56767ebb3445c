import { ourArea } from '../../run/our-area.ts';
import { buttonFormatters } from './buttons.ts';
import { googleCalendarUrl } from './calendar-url.ts';
import { commentFormatters, commentPredicates } from './comments.ts';
import { activateTwitterLinks } from './twitter-links.ts';

/** Comments, likes and sharing. Source: docs/behaviour/template-language.md §13, §14.3. */
export const socialArea = /* @__PURE__ */ ourArea({
  formatters: {
    ...buttonFormatters,
    ...commentFormatters,
    'activate-twitter-links': activateTwitterLinks,
    'google-calendar-url': googleCalendarUrl,
  },
  predicates: commentPredicates,
});

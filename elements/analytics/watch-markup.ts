import type { Analytics, ButtonFacts } from '../../core/analytics/index.ts';
import { type Report, tryAndReport } from '../../core/shared/index.ts';
import { nextQuietMoment } from '../host/index.ts';
import { formFacts } from './form-facts.ts';
import { COUNTED_BUTTONS } from './watch-doings.ts';

/** A form inside our tag is the tag's. */
const FORMS = 'site-form[form-id], form[data-form-id]:not(site-form *)';

/**
 * Records the forms and buttons that the page shows, each once, however often it is drawn.
 * @param analytics takes the events
 * @param report told of what goes wrong
 * Source: docs/behaviour/analytics.md §10.5
 */
export function watchMarkup(analytics: Analytics, report: Report): void {
  const known = new Set<string>();
  const isNew = (id: string) => !known.has(id) && known.add(id);
  const look = () => {
    for (const form of document.querySelectorAll(FORMS)) {
      const formId = form.getAttribute('form-id') ?? form.getAttribute('data-form-id') ?? '';
      if (isNew(`form ${formId}`)) analytics.record('form-render', formFacts(form, formId));
    }
    for (const button of document.querySelectorAll(COUNTED_BUTTONS)) {
      const facts = buttonFacts(button);
      if (isNew(`button ${facts.buttonId}`)) analytics.record('button-render', facts);
    }
  };
  let isWaiting = false;
  const lookAgain = () => {
    isWaiting = false;
    tryAndReport(report, 'analytics/markup', look);
  };
  lookAgain();
  new MutationObserver((records) => {
    if (isWaiting || !records.some(({ addedNodes }) => addedNodes.length > 0)) return;
    isWaiting = true;
    void nextQuietMoment().then(lookAgain);
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Tells what is known of a button.
 * @param button one of those that are counted
 * Source: docs/behaviour/analytics.md §10.5
 */
export function buttonFacts(button: Element): ButtonFacts {
  const link = button.closest<HTMLAnchorElement>('a[href]');
  return {
    buttonId: button.getAttribute('data-store-button') ?? 'add-to-cart',
    destinationUrl: link?.href ?? null,
  };
}

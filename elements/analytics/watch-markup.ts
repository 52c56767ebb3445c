import type { Analytics, ButtonFacts } from '../../core/analytics/index.ts';
import { type Report, tryAndReport, membersOf } from '../../core/shared/index.ts';
import { nextIdleMoment } from '../host/index.ts';
import { formFacts } from './form-facts.ts';
import { COUNTED_BUTTONS } from '../actions/index.ts';

/** Printed forms, except those inside our tag. */
const FORMS = 'site-form[form-id], form[data-form-id]:not(site-form *)';

/**
 * Records the forms and buttons that the page shows, each once, however often it is drawn.
 * @param analytics receives the events
 * @param report receives errors
 * Source: docs/behaviour/analytics.md §10.5
 */
export function watchMarkup(analytics: Analytics, report: Report): void {
  const known = new Set<string>();
  const isNew = (id: string) => !known.has(id) && known.add(id);
  const look = () => {
    for (const form of document.querySelectorAll(FORMS)) {
      const formId =
        membersOf(form).getAttribute('form-id') ?? membersOf(form).getAttribute('data-form-id') ?? '';
      if (isNew(`form ${formId}`)) analytics.record('form-render', formFacts(form, formId));
    }
    for (const button of document.querySelectorAll(COUNTED_BUTTONS)) {
      const facts = buttonFacts(button);
      if (isNew(`button ${facts.buttonId}`)) analytics.record('button-render', facts);
    }
  };
  let isWaiting = false;
  const scan = () => {
    isWaiting = false;
    tryAndReport(report, 'analytics/markup', look);
  };
  scan();
  new MutationObserver((records) => {
    if (isWaiting || !records.some(({ addedNodes }) => addedNodes.length > 0)) return;
    isWaiting = true;
    void nextIdleMoment().then(scan);
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Collects the facts of a button.
 * @param button a counted button
 * Source: docs/behaviour/analytics.md §10.5
 */
export function buttonFacts(button: Element): ButtonFacts {
  const link = button.closest<HTMLAnchorElement>('a[href]');
  return {
    buttonId: button.getAttribute('data-store-button') ?? 'add-to-cart',
    destinationUrl: link?.href ?? null,
  };
}

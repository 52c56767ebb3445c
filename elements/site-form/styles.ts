import { css } from '../host/index.ts';
import { createFormSheet } from '../forms/index.ts';

const ownStyles = css`
  @layer store {
    site-form {
      display: block;
    }
    drawn-form {
      gap: 1.5rem;
      max-inline-size: 40rem;
    }
    drawn-form :is(legend, [data-part='title']) {
      padding: 0;
      font-weight: 600;
    }
    drawn-form [data-part='optional'],
    drawn-form [data-part='question'] legend {
      font-weight: 400;
    }
    drawn-form :is([data-part='description'], [data-part='counter']) {
      margin: 0;
      font-size: 0.9375em;
    }
    drawn-form [data-part='disclaimer'] {
      margin: 0;
      font-size: 0.9375em;
      white-space: pre-line;
    }
    drawn-form [data-part='counter'] {
      text-align: end;
      font-variant-numeric: tabular-nums;
    }
    any-form [data-part='counter'][data-over] {
      color: var(--_error);
      font-weight: 600;
    }
    drawn-form [data-part='parts'] {
      display: grid;
      gap: 0.75rem;
      grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    }
    drawn-form [data-part='parts']:is([data-kind='date'], [data-kind='time'], [data-kind='phone']) {
      display: flex;
      flex-wrap: wrap;
    }
    drawn-form [data-part='parts']:is([data-kind='likert'], [data-kind='radio'], [data-kind='checkbox']) {
      grid-template-columns: minmax(0, 1fr);
    }
    drawn-form [data-part='part'] {
      display: grid;
      gap: 0.25rem;
      align-content: end;
    }
    drawn-form [data-part='part'][data-width] input {
      inline-size: auto;
    }
    drawn-form [data-part='prefixed'] {
      display: flex;
      align-items: center;
      gap: 0.5rem;
    }
    drawn-form [data-part='choices'] {
      display: grid;
      gap: 0.25rem;
    }
    drawn-form [data-part='scale'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.25rem;
    }
    @media (pointer: coarse) {
      drawn-form [data-part='choice'] {
        min-block-size: 2.75rem;
      }
    }
    drawn-form [data-part='section'] h2 {
      margin: 0;
      font-size: 1.25em;
    }
    drawn-form [data-part='section'] p {
      margin: 0.25rem 0 0;
    }
    drawn-form [data-part='section'][data-underlined] {
      padding-block-end: 0.5rem;
      border-block-end: 1px solid var(--_line);
    }
    any-form [data-part='summary'] {
      padding: 1rem 1.25rem;
      border: 2px solid var(--_error);
      border-radius: var(--_radius);
    }
    /* It may appear long after the click: above the card of an overlay, where there is space, it shifts nothing. */
    popup-overlay drawn-form > [data-part='summary'] {
      position: fixed;
      z-index: 1;
      inset-block-end: min(
        var(--_least, 0px) + max(1rem, env(safe-area-inset-bottom)) + 0.5rem,
        100dvh - 8rem
      );
      inset-inline-start: 1rem;
      box-sizing: border-box;
      inline-size: min(24rem, 100% - 2rem);
      background: var(--store-surface, var(--_opposite));
    }
    any-form [data-part='summary'] :is(p, ul) {
      margin: 0 0 0.5rem;
    }
    any-form [data-part='summary'] ul {
      padding-inline-start: 1.25rem;
    }
    any-form [data-part='summary'] p:first-child {
      font-weight: 600;
    }
    any-form [data-part='summary'] a {
      color: var(--_error);
    }
    /* Without a gap of its own while it is empty. */
    drawn-form:not([data-form-id]) > [data-part='captcha']:empty {
      margin-block-start: -1.5rem;
    }
    /* Printed as a placeholder: reserves a line, so that nothing shifts. */
    form[data-form-id] > [data-part='captcha'] {
      min-block-size: 1lh;
    }
    any-form [data-part='captcha-retry'] {
      min-block-size: var(--_control);
      margin-block-start: 0.5rem;
      padding: 0.5rem 1rem;
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      background: none;
      color: inherit;
      font: inherit;
      cursor: pointer;
    }
    drawn-form [data-part='submit'] {
      justify-self: start;
      min-block-size: max(3rem, var(--_control));
      padding: 0.5rem 1.75rem;
    }
    drawn-form :is([data-part='choices'], select):not(:has([value='__other']:checked)) + [data-part='other'] {
      display: none;
    }
    drawn-form[data-variant='newsletter'] {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: 0.75rem;
    }
    drawn-form[data-variant='newsletter'] > * {
      flex: 1 1 100%;
    }
    drawn-form[data-variant='newsletter'] > [data-part='captcha']:empty {
      display: none;
    }
    drawn-form[data-variant='newsletter'] > [data-part='field'] {
      flex: 1 1 14rem;
    }
    drawn-form[data-variant='newsletter'] > [data-part='submit'] {
      flex: 0 0 auto;
    }
    any-form [data-part='post-submit'],
    [data-part='sent'] + [data-part='post-submit'] {
      /* Contained, whatever its classes; with space for a focus outline. */
      contain: content;
      margin: 1rem -0.25rem 0;
      padding: 0.25rem;
      overflow-wrap: anywhere;
    }
    [data-part='post-submit']:empty {
      display: none;
    }
    [data-part='post-submit'] > :first-child {
      margin-block-start: 0;
    }
    [data-part='post-submit'] :is(img, video) {
      max-inline-size: 100%;
      block-size: auto;
    }
  }
`;

/** The form in the page itself: the tag, and a printed form. */
export const formStyles = createFormSheet(
  {
    root: ':is(site-form,form[data-form-id])',
    form: `:is(site-form [data-part='form'],form[data-form-id][data-part='form'])`,
  },
  ownStyles,
);

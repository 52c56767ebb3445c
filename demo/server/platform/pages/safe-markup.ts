import { retryable } from '../../../../core/shared/index.ts';

const sanitiser = retryable(async () => {
  // Loaded only for a form with markup, because jsdom is slow to start.
  const [{ JSDOM }, { createSanitiser }] = await Promise.all([
    import('jsdom'),
    import('../../../../core/html/index.ts'),
  ]);
  const { window } = new JSDOM('');
  return { window, sanitise: createSanitiser(window) };
});

/**
 * Sanitises markup by the site's owner, by the rules of the tag.
 * @param html the markup
 * @returns safe markup for a page
 * Source: docs/behaviour/forms.md §5.3, §10.5
 */
export async function safeMarkup(html: string): Promise<string> {
  if (html.trim() === '') return '';
  const { window, sanitise } = await sanitiser.load();
  const place = window.document.createElement('div');
  place.append(sanitise(html));
  return place.innerHTML;
}

import { readPage } from '../../../core/api/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { createSanitiser } from '../../../core/html/index.ts';
import { adoptInto } from '../../host/index.ts';
import { dialogs } from '../../ui/index.ts';
import type { HostedPage } from '../model.ts';
import { hostedPageStyles } from './hosted-page-styles.ts';

/** The element that owns the dialog. */
interface Opener {
  /** The control that was clicked. */
  readonly opener: HTMLElement;
  readonly owner: HTMLElement;
  readonly life: AbortSignal;
}

/**
 * Opens a page of another site in a dialog, sanitised, once it has loaded completely.
 * @param page address and title
 * @param opener owner of the dialog
 * @throws StorefrontError where there is nothing to show; the signal's reason when it aborts
 * Source: docs/behaviour/instalments.md §5
 */
export async function openHostedPage(
  { url, title }: HostedPage,
  { opener, owner, life }: Opener,
): Promise<void> {
  const pageUrl = new URL(url, document.baseURI).href;
  const [html, { openDialog }] = await Promise.all([readPage(pageUrl, life), dialogs.load()]);
  const content = createSanitiser(globalThis, pageUrl)(html);
  if (isEmpty(content)) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
  openDialog({
    name: 'instalments',
    label: title,
    opener,
    owner,
    life,
    fill(place) {
      place.dataset['storeHostedPage'] = '';
      // The styles of the two pages do not affect each other.
      const root = place.attachShadow({ mode: 'open' });
      adoptInto(root, [hostedPageStyles]);
      root.append(content);
      return null;
    },
  });
}

function isEmpty(content: DocumentFragment): boolean {
  return content.textContent.trim() === '' && content.querySelector('img, video') === null;
}

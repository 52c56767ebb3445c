import { readPage } from '../../../core/api/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { createSanitiser } from '../../../core/html/index.ts';
import { adoptInto } from '../../host/index.ts';
import { dialogs } from '../../parts/load-dialogs.ts';
import type { HostedPage } from '../model.ts';
import { hostedPageStyles } from './hosted-page-styles.ts';

/** Whose dialog it is. */
interface Opener {
  /** What was pressed. */
  readonly opener: HTMLElement;
  readonly owner: HTMLElement;
  readonly life: AbortSignal;
}

/**
 * Opens a page of another site in a dialog, made safe, once all of it is there.
 * @param page address and title
 * @param opener whose dialog it is
 * @throws StorefrontError where there is nothing to show; the signal's reason when it fires
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
      // Neither page styles the other.
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

import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import type { PostSubmit } from './content.ts';

const later = retryable(() => import('./post-submit/show-markup.ts'));

/**
 * Shows the owner's post-submit content once the code that sanitises it has loaded; if that fails, only the
 * thanks are shown.
 * @param place an empty node
 * @param postSubmit the content
 * Source: docs/behaviour/forms.md §5.3
 */
export async function showPostSubmit(place: HTMLElement, postSubmit: PostSubmit): Promise<void> {
  const { report, settings } = storefront();
  try {
    const { showMarkup } = await later.load();
    showMarkup(place, postSubmit, settings.$settings.get().nonce);
  } catch (error) {
    report(error, 'site-form/post-submit');
  }
}

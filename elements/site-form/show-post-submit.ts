import type { PageSettings } from '../../core/page/index.ts';
import { tokenSession } from '../../core/session/index.ts';
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
    const { nonce } = settings.$settings.get();
    showMarkup(place, postSubmit, { nonce, storeUrl: storeElsewhere(settings) });
  } catch (error) {
    report(error, 'site-form/post-submit');
  }
}

/** The address of the store that has the forms, if that is another site; null if the addresses in a form are the page's. */
function storeElsewhere({ $settings, $program }: PageSettings): string | null {
  const { gateway, apiRoot } = $settings.get();
  const own: { readonly forms?: unknown } | null = $program.get().gateway;
  return gateway === null && !own?.forms && tokenSession(apiRoot) ? `${apiRoot}/` : null;
}

import type { FormContent } from '../content.ts';
import { showPostSubmit } from '../show-post-submit.ts';

type SentContent = Extract<FormContent, { readonly state: 'sent' }>;

/**
 * Puts thanks in the place of the author's form: into the author's own `[data-part="sent"]` beside it, or behind it; what
 * follows them stands below.
 * @param form the author's form, which is hidden
 * @param content the thanks, and what follows them
 * Source: docs/behaviour/forms.md §5.2, §9.4
 */
export function showSent(form: HTMLFormElement, { text, postSubmit }: SentContent): void {
  if (form.hidden) return;
  const own = form.parentElement?.querySelector<HTMLElement>(':scope > [data-part="sent"]');
  const node = own ?? form.ownerDocument.createElement('div');
  node.dataset['part'] = 'sent';
  node.setAttribute('role', 'status');
  node.tabIndex = -1;
  node.hidden = false;
  if (!own) form.after(node);
  if (node.textContent.trim() === '') node.textContent = text;
  form.hidden = true;
  // A style of the page may show a form whatever its attribute says.
  form.style.setProperty('display', 'none', 'important');
  node.focus();
  if (!postSubmit) return;
  const place = form.ownerDocument.createElement('div');
  place.dataset['part'] = 'post-submit';
  node.after(place);
  void showPostSubmit(place, postSubmit);
}

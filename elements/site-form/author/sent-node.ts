import { insertAfter } from '../../host/index.ts';
import { focusInView } from '../../ui/index.ts';
import { membersOf } from '../../../core/shared/index.ts';
import type { FormContent } from '../content.ts';
import { showPostSubmit } from '../show-post-submit.ts';

type SentContent = Extract<FormContent, { readonly state: 'sent' }>;

/**
 * Shows thanks in place of the author's form: in the author's own `[data-part="sent"]` beside it, or after it;
 * post-submit content is below.
 * @param form the author's form, which is hidden
 * @param content the thanks and the post-submit content
 * Source: docs/behaviour/forms.md §5.2, §9.4
 */
export function showSent(form: HTMLFormElement, { text, postSubmit }: SentContent): void {
  const members = membersOf(form);
  if (members.hidden) return;
  const { ownerDocument, parentElement } = members;
  const own =
    parentElement && membersOf(parentElement).querySelector<HTMLElement>(':scope > [data-part="sent"]');
  const node = own ?? ownerDocument.createElement('div');
  node.dataset['part'] = 'sent';
  node.setAttribute('role', 'status');
  node.tabIndex = -1;
  node.hidden = false;
  if (!own) insertAfter(form, node);
  if (node.textContent.trim() === '') node.textContent = text;
  members.hidden = true;
  // A style of the page may override `hidden`.
  members.style.setProperty('display', 'none', 'important');
  focusInView(node);
  if (!postSubmit) return;
  const place = ownerDocument.createElement('div');
  place.dataset['part'] = 'post-submit';
  node.after(place);
  void showPostSubmit(place, postSubmit);
}

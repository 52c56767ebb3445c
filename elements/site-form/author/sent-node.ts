/**
 * Puts thanks in the place of the author's form: into the author's own `[data-part="sent"]` beside it, or behind it.
 * @param form the author's form, which is hidden
 * @param text the thanks
 * Source: docs/behaviour/forms.md §5.2, §9.4
 */
export function showSent(form: HTMLFormElement, text: string): void {
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
}

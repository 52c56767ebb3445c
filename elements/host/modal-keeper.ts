const shown = new WeakSet<HTMLDialogElement>();

/**
 * Shows a modal dialog; one that is moved together with its tag is shown again.
 * @param dialog a dialog of a tag's view, in the page
 * Source: docs/behaviour/elements.md §3.1, §3.2
 * @public
 */
export function showModal(dialog: HTMLDialogElement): void {
  shown.add(dialog);
  if (!dialog.open) dialog.showModal();
}

/**
 * Shows again the dialogs that were modal before their tag was moved: a browser leaves them open, but no longer modal.
 * @param root where the tag draws
 * Source: docs/behaviour/elements.md §3.1, §3.2
 */
export function restoreModals(root: ParentNode): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (!shown.has(dialog) || dialog.matches(':modal')) continue;
    // Not close(): that would dispatch a close event to the page.
    dialog.removeAttribute('open');
    dialog.showModal();
  }
}

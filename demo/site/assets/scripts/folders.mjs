/** Folders of a navigation open without a script; with this one they close on Escape, on a click outside, and when the focus leaves. Source: docs/behaviour/owner.md §2.7 */
const openFolders = () => document.querySelectorAll('details.site-folder[open]');

function closeOutside({ target }) {
  for (const folder of openFolders()) if (!folder.contains(target)) folder.open = false;
}

document.addEventListener('pointerdown', closeOutside);
document.addEventListener('focusin', closeOutside);
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const folder of openFolders()) {
    // Otherwise the focus would be lost with its element.
    if (folder.contains(document.activeElement)) folder.querySelector('summary').focus();
    folder.open = false;
  }
});

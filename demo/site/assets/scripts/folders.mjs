/** The menu and the folders of a navigation open without a script; with this one they close on Escape, on a click outside, and when the focus leaves. Source: docs/behaviour/owner.md §2.7 */
const openFolders = () => document.querySelectorAll('details:is(.site-menu, .site-folder)[open]');

function closeOutside({ target }) {
  for (const folder of openFolders()) if (!folder.contains(target)) folder.open = false;
}

/** A link may lead to a place on the same page. */
function closeAfter({ target }) {
  if (target.closest('.site-entries a')) for (const folder of openFolders()) folder.open = false;
}

document.addEventListener('click', closeAfter);
document.addEventListener('pointerdown', closeOutside);
document.addEventListener('focusin', closeOutside);
document.addEventListener('keydown', ({ key, keyCode, isComposing }) => {
  // Keys of an input method; Safari marks the last one by its code alone.
  if (key !== 'Escape' || isComposing || keyCode === 229) return;
  // A folder before the menu around it.
  const [folder] = [...openFolders()].reverse();
  if (folder) {
    // Otherwise the focus would be lost with its element.
    if (folder.contains(document.activeElement)) folder.querySelector('summary').focus();
    folder.open = false;
  }
});

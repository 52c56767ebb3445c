/**
 * Listens for clicks beside a dialog. One that begins or ends inside does not count: a visitor who selects text may
 * release the pointer anywhere.
 * @param dialog a modal dialog without padding
 * @param act called for each click outside
 * Source: docs/behaviour/elements.md §6.5
 */
export function onClickOutside(dialog: HTMLDialogElement, act: () => void): void {
  let beganOutside = false;
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== dialog) return false;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  };
  dialog.addEventListener('pointerdown', (event) => {
    beganOutside = isOutside(event);
  });
  dialog.addEventListener('click', (event) => {
    if (beganOutside && isOutside(event)) act();
    beganOutside = false;
  });
}

/** All are painted; on the first interaction, React adopts all of them. Its code is loaded and has run once. */
import { enter } from '../page/contestant.ts';
import { createOurs, isPainted, isReacts, showLife, untilAll, viewOf } from '../page/our-tag.ts';

let isWarm = false;

/** React adopts one tag without its shell's knowledge: the page still believes that React is not loaded. */
async function warmUp(tag: HTMLElement): Promise<void> {
  const { mountViews } = await import('../../../elements/host/react/mount.ts');
  const view = viewOf(tag);
  if (view instanceof HTMLElement) mountViews([{ getView: () => view, onMounted: () => undefined }]);
  isWarm = true;
}

enter({
  create: createOurs,
  isDrawn: isReacts,
  async whenStanding(tags) {
    await untilAll(tags, isPainted);
    const [first] = tags;
    if (!first) return;
    if (!isWarm) {
      await warmUp(first);
      return;
    }
    showLife();
    await untilAll(tags, isReacts);
  },
});

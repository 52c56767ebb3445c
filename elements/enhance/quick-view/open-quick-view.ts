import { onBackendChange } from '../../../core/backends/index.ts';
import { membersOf } from '../../../core/shared/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { FAILURE_WORDS, QUICK_VIEW_WORDS } from '../../../core/words/index.ts';
import { adoptLightStyles } from '../../host/index.ts';
import { announce, dialogs } from '../../ui/index.ts';
import { create, type OpenDialog } from '../../dialogs/index.ts';
import { createItemReader, type ItemReader } from './item-reader.ts';
import { linkOf } from '../../printed/index.ts';
import { productBlock } from './product-block.ts';
import { quickViewStyles } from './quick-view-styles.ts';
import { createStepBar } from './step-bar.ts';
import { itemIdOf, TRIGGER } from '../../purchase/index.ts';

/** A shown product. */
interface Viewing {
  /** Its trigger. */
  readonly trigger: HTMLElement;
  /** The triggers of the previous and the next product. */
  readonly neighbours: readonly HTMLElement[];
  /** Its position in the group as text; empty for a single product. */
  readonly position: string;
  readonly place: HTMLElement;
  readonly dialog: OpenDialog;
  readonly reader: ItemReader;
  /** Aborts when the dialog closes or shows another product. */
  readonly life: AbortSignal;
}

/**
 * Shows a product in a dialog: pictures, price, options, a link to its page, and buttons for the others of its group.
 * @param trigger the clicked trigger, which gets the focus back
 * Source: docs/behaviour/printed-markup.md §9
 */
export function openQuickView(trigger: HTMLElement): void {
  const ending = new AbortController();
  const dialog = dialogs.current()?.openDialog({
    name: 'quick-view',
    label: labelOf(trigger),
    size: 'wide',
    opener: trigger,
    fill(place, opened) {
      begin(trigger, place, opened, ending.signal);
      return null;
    },
  });
  void dialog?.closed.then(() => {
    ending.abort();
  });
}

function begin(opener: HTMLElement, frame: HTMLElement, dialog: OpenDialog, life: AbortSignal): void {
  adoptLightStyles(frame, [quickViewStyles]);
  const group = groupOf(opener);
  const place = create('div', {});
  place.dataset['storeQuickLook'] = '';
  const reader = createItemReader(life);
  let leaving = new AbortController();
  let shown = group.indexOf(opener);
  life.addEventListener('abort', () => {
    leaving.abort();
  });
  const go = (index: number) => {
    shown = index;
    leaving.abort();
    leaving = new AbortController();
    const position = bar?.show(index) ?? '';
    const [trigger = opener] = group.slice(index);
    const neighbours = [...group.slice(index + 1, index + 2), ...group.slice(Math.max(index - 1, 0), index)];
    void show({ trigger, neighbours, position, place, dialog, reader, life: leaving.signal });
  };
  const bar = group.length > 1 ? createStepBar(group.length, go) : null;
  frame.append(...(bar ? [bar.node] : []), place);
  go(shown);
  const readAgain = () => {
    reader.forget();
    go(shown);
  };
  onBackendChange(storefront(), 'products', readAgain, life);
}

async function show(viewing: Viewing): Promise<void> {
  const { place, dialog, life, trigger, reader } = viewing;
  const { report } = storefront();
  dialog.rename(labelOf(trigger));
  place.replaceChildren(create('p', { textContent: QUICK_VIEW_WORDS.productLoading, role: 'status' }));
  try {
    const { json, product } = await reader.read(itemIdOf(trigger));
    if (life.aborted) return;
    const label = product.title || labelOf(trigger);
    const url = product.url ?? linkOf(trigger)?.href ?? null;
    place.replaceChildren(productBlock({ json, url, life, report }));
    dialog.rename(label);
    say(label, viewing);
    void reader.readAhead(viewing.neighbours.map(itemIdOf), life);
  } catch (error) {
    if (life.aborted) return;
    report(error, 'quick-view');
    fail(viewing);
  }
}

function labelOf(trigger: HTMLElement): string {
  return trigger.textContent.trim() || QUICK_VIEW_WORDS.quickView;
}

function say(label: string, { position }: Viewing): void {
  announce(position ? `${label} (${position})` : label, 'quick-view');
}

function fail(viewing: Viewing): void {
  // Otherwise the live region would still name the previous product.
  if (viewing.position) say(labelOf(viewing.trigger), viewing);
  const sentence = create('p', { textContent: QUICK_VIEW_WORDS.productFailed, role: 'alert' });
  const retry = create('button', { type: 'button', textContent: FAILURE_WORDS.retry });
  retry.addEventListener('click', () => {
    void show(viewing);
    // The button was removed.
    viewing.place.closest<HTMLElement>('[data-store-dialog]')?.shadowRoot?.querySelector('dialog')?.focus();
  });
  const ways = create('p', {});
  ways.append(retry);
  const { href } = linkOf(viewing.trigger) ?? {};
  if (href !== undefined) {
    ways.append(create('a', { href, textContent: QUICK_VIEW_WORDS.viewFullDetails }));
  }
  viewing.place.replaceChildren(sentence, ways);
}

/**
 * Lists the triggers of the same `data-group`, in the order of the page, one for each product.
 * Source: docs/behaviour/printed-markup.md §9.5
 */
function groupOf(trigger: HTMLElement): readonly HTMLElement[] {
  const { group } = trigger.dataset;
  if (!group) return [trigger];
  const itemId = itemIdOf(trigger);
  const others = new Set([itemId, '']);
  return [...membersOf(trigger.getRootNode()).querySelectorAll<HTMLElement>(TRIGGER)].filter((each) => {
    if (each.dataset['group'] !== group) return false;
    const id = itemIdOf(each);
    // The pressed one stands for its product, wherever else that is printed.
    if (each !== trigger && others.has(id)) return false;
    others.add(id);
    return true;
  });
}

/** Changes that may be unsaved. */
export interface Unsaved {
  readonly isDirty: boolean;
  /**
   * Asks what to do with the changes.
   * @param goOn continues leaving
   * @returns false if there is nothing to ask
   */
  leave(goOn: () => void): boolean;
}

/**
 * Asks about unsaved changes before the owner leaves the page: with our own dialog for links, with the browser's in all
 * other cases.
 * @param unsaved the changes
 * @param life stops it
 * Source: docs/behaviour/form-editor.md §4.4
 */
export function askBeforeLeaving(unsaved: Unsaved, life: AbortSignal): void {
  addEventListener(
    'beforeunload',
    (event) => {
      if (unsaved.isDirty) event.preventDefault();
    },
    { signal: life },
  );
  addEventListener(
    'click',
    (event) => {
      const url = leadsAway(event);
      const goOn = () => {
        location.assign(url ?? '');
      };
      if (url !== null && unsaved.leave(goOn)) event.preventDefault();
    },
    { signal: life },
  );
}

/** The URL that a plain click on a link opens in this tab; null for any other click. */
function leadsAway(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  return link && isForThisTab(link) && !isOnThisPage(link) ? link.href : null;
}

function isForThisTab({ href, target, download }: HTMLAnchorElement): boolean {
  return href !== '' && download === '' && ['', '_self'].includes(target);
}

function isOnThisPage({ href, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && href.replace(/#.*/, '') === location.href.replace(/#.*/, '');
}

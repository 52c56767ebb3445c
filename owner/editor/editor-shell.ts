import type { Report } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { announce } from '../../elements/ui/index.ts';
import type { Confirmation, Question } from '../../elements/dialogs/index.ts';
import { ask, confirm } from '../../elements/dialogs/index.ts';
import { focusedNode } from '../../elements/dialogs/index.ts';
import type { SavingParts } from './saving.ts';

/** What the page does for an editor. */
export interface EditorShell extends SavingParts {
  readonly report: Report;
  /** Asks the owner over the page to confirm something. */
  readonly confirm: (question: Omit<Confirmation, 'opener'>) => Promise<boolean>;
}

/**
 * Lets the model of an editor speak to the page.
 * @param tag the editor
 * @param getLife ends when the tag leaves the page
 */
export function editorShell(tag: HTMLElement, getLife: () => AbortSignal): EditorShell {
  const place = (): Pick<Question<never>, 'opener' | 'owner' | 'life'> => ({
    opener: focusedNode() ?? tag,
    owner: tag,
    life: getLife(),
  });
  return {
    report: storefront().report,
    announce: (text) => {
      announce(text, tag.localName);
    },
    choose: (question) => ask({ ...question, ...place() }),
    confirm: (question) => confirm({ ...question, ...place() }),
  };
}

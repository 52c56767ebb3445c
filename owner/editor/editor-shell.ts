import type { Report } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { announce } from '../../elements/ui/index.ts';
import { ask, confirm, type Confirmation, focusedNode, type Question } from '../../elements/dialogs/index.ts';
import type { SavingParts } from './saving.ts';

/** The shell of an editor. */
export interface EditorShell extends SavingParts {
  readonly report: Report;
  /** Asks the owner to confirm something in a dialog. */
  readonly confirm: (question: Omit<Confirmation, 'opener'>) => Promise<boolean>;
}

/**
 * Creates the shell of an editor: dialogs, announcements and reports.
 * @param tag the editor
 * @param getLife returns a signal that aborts when the tag is removed
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

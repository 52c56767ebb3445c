import { fieldsOf, isJsonObject, readEvery, readText } from '../json/index.ts';
import type { StorageArea } from '../session/index.ts';
import type { DraftedControl } from './drafted-control.ts';

/** The unsent input of a form. Source: docs/behaviour/forms.md §12 */
export interface FormDraft {
  /**
   * Restores earlier input, once while a control is connected. Keeps newer input, and initial values that the page has
   * changed.
   * @param controls the controls of the form; call again after controls were added or removed
   */
  restore(controls: readonly DraftedControl[]): void;
  /**
   * Stores the current input. Input of absent controls stays stored.
   * @param controls the controls of the form
   */
  save(controls: readonly DraftedControl[]): void;
  /** Keeps the draft only for a revisit, because the page has sent the form with an unknown outcome. */
  markSent(): void;
  /** Deletes it. */
  forget(): void;
}

/** Dependencies of a draft. */
export interface FormDraftParts {
  readonly storage: StorageArea;
  /** The key of this form on this page. */
  readonly key: string;
  /** Whether the page was reloaded or restored from history. */
  readonly isRevisit: () => boolean;
}

interface Entry {
  readonly key: string;
  readonly initialValues: readonly string[];
  readonly values: readonly string[];
}

/** Longest draft, in UTF-16 code units: no store accepts more, and the page shares the storage. Source: docs/behaviour/forms.md §12.5 */
const MAX_LENGTH = 200_000;

/**
 * Creates the draft of a form.
 * @param parts storage, and the form's key
 * Source: docs/behaviour/forms.md §12
 */
export function createFormDraft({ storage, key, isRevisit }: FormDraftParts): FormDraft {
  const entries = new Map<string, Entry>();
  let isRead = false;
  /** The controls whose input was restored; all others wait. */
  let offered: ReadonlySet<string> = new Set();

  function read(): void {
    isRead = true;
    const stored = storage.get(key, readDraft);
    if (stored?.isSent && !isRevisit()) forget();
    else for (const entry of stored?.entries ?? []) entries.set(entry.key, entry);
  }

  function offer(control: DraftedControl): boolean {
    const entry = entries.get(control.key);
    if (!entry) return true;
    // Its choices may be added later.
    if (!hasChoices(control, entry)) return false;
    if (isUntouched(control, entry)) control.fill(entry.values);
    return true;
  }

  function forget(): void {
    entries.clear();
    storage.remove(key);
  }

  function store(isSent: boolean): void {
    const kept = [...entries.values()];
    if (kept.length === 0 || JSON.stringify(kept).length > MAX_LENGTH) storage.remove(key);
    else storage.set(key, { isSent, entries: kept });
  }

  return {
    restore(controls) {
      if (!isRead) read();
      const settled = controls.filter((control) => offered.has(control.key) || offer(control));
      offered = new Set(settled.map(({ key: name }) => name));
    },
    save(controls) {
      for (const { key: name, initialValues, values } of controls) {
        if (!isSame(values, initialValues)) entries.set(name, { key: name, initialValues, values });
        else if (offered.has(name)) entries.delete(name);
      }
      store(false);
    },
    markSent() {
      store(true);
    },
    forget,
  };
}

function isUntouched({ initialValues, values }: DraftedControl, entry: Entry): boolean {
  return isSame(values, initialValues) && isSame(initialValues, entry.initialValues);
}

function hasChoices({ choices }: DraftedControl, { values }: Entry): boolean {
  return choices === null || values.every((value) => choices.includes(value));
}

/** Choices may have another order each time. */
function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}

function readDraft(value: unknown): { readonly isSent: boolean; readonly entries: readonly Entry[] } | null {
  if (!isJsonObject(value)) return null;
  const draft = fieldsOf(value);
  return { isSent: draft.flag('isSent'), entries: draft.list('entries', readEntry) };
}

function readEntry(value: unknown): Entry | undefined {
  const entry = fieldsOf(value);
  const key = entry.text('key');
  const initialValues = readEvery(entry.raw('initialValues'), readText);
  const values = readEvery(entry.raw('values'), readText);
  return key !== null && initialValues && values ? { key, initialValues, values } : undefined;
}

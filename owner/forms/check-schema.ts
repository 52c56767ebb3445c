import { EDITABLE_PROPERTIES, type EditableProperty } from './editable-properties.ts';
import { fieldsOf } from '../../core/json/index.ts';
import { LINK_EXAMPLES, problemOfLink } from '../rules/index.ts';
import { fill, isEmailAddress, tidyAddress } from '../../core/text/index.ts';
import { EDITOR_WORDS, FORM_EDITOR_WORDS } from '../../core/words/index.ts';
import { choicesOf, problemsOfChoices } from './choices.ts';
import type { MailingList } from './gateway.ts';
import { kindOf, type FieldSchema, type FormSchema } from './schema.ts';
import { storageOf } from './storage.ts';
import type { FormEditorTab } from './tabs.ts';

/** A problem that the owner has to fix before saving. Source: docs/behaviour/form-editor.md §4.1 */
export interface SchemaProblem {
  readonly tab: FormEditorTab;
  /** The field; null for the form itself. */
  readonly fieldId: string | null;
  /** The name of the property. */
  readonly property: EditableProperty | 'emails' | 'mailingListId' | 'successUrl';
  readonly message: string;
}

/** Examples of URLs, for error messages. Source: docs/behaviour/form-editor.md §4.1 */
export const EXAMPLES = {
  email: 'user@domain.com',
  ...LINK_EXAMPLES,
  path: '/thank-you',
} as const;

/**
 * Validates a form before it is saved.
 * @param schema the form
 * @param mailingLists the lists of the site
 * @returns the problems in the order of the tabs
 * Source: docs/behaviour/form-editor.md §4.1
 */
export function checkSchema(
  schema: FormSchema,
  mailingLists: readonly MailingList[],
): readonly SchemaProblem[] {
  const { emails, mailingListId } = storageOf(schema);
  const problems: (SchemaProblem | null)[] = [
    ...schema.fields.map(problemOfChoices),
    ofForm(
      'storage',
      'emails',
      emails.map(problemOfEmail).find((message) => message !== null),
    ),
    ofForm('storage', 'mailingListId', problemOfList(mailingListId, mailingLists)),
    ofForm('advanced', 'successUrl', problemOfUrl(fieldsOf(schema).trimmed('successUrl'))),
  ];
  return problems.filter((problem) => problem !== null);
}

function ofForm(
  tab: FormEditorTab,
  property: SchemaProblem['property'],
  message: string | null | undefined,
): SchemaProblem | null {
  return message ? { tab, fieldId: null, property, message } : null;
}

function problemOfChoices(field: FieldSchema): SchemaProblem | null {
  const kind = kindOf(field);
  const editable: readonly EditableProperty[] = kind ? EDITABLE_PROPERTIES[kind] : [];
  if (!editable.includes('options')) return null;
  const message = messageOfChoices(field);
  return message === null ? null : { tab: 'build', fieldId: field.id, property: 'options', message };
}

function messageOfChoices(field: FieldSchema): string | null {
  if (choicesOf(field).length === 0) return EDITOR_WORDS.rowMissing;
  const problems = problemsOfChoices(field);
  if (problems.some((problem) => problem?.kind === 'empty')) return EDITOR_WORDS.rowDataMissing;
  if (problems.some((problem) => problem?.kind === 'repeated'))
    return fill(EDITOR_WORDS.tagExists, { tagType: FORM_EDITOR_WORDS.choice });
  const same = problems.find((problem) => problem?.kind === 'same-value');
  return same ? fill(FORM_EDITOR_WORDS.sameValue, { value: same.value }) : null;
}

function problemOfEmail(typed: string): string | null {
  const email = tidyAddress(typed);
  if (isEmailAddress(email)) return null;
  return email.includes('@')
    ? fill(EDITOR_WORDS.emailFormat, { email: EXAMPLES.email })
    : EDITOR_WORDS.emailInvalid;
}

function problemOfList(id: string | null, lists: readonly MailingList[]): string | null {
  if (id === null) return null;
  if (lists.length === 0) return EDITOR_WORDS.noMailingLists;
  if (id === '') return EDITOR_WORDS.listMissing;
  return lists.some((list) => list.id === id) ? null : fill(EDITOR_WORDS.optionUnexpected, { val: id });
}

function problemOfUrl(url: string | null): string | null {
  return url === null ? null : problemOfLink(url);
}

import type { ColumnType, Generated } from 'kysely';

/** A form and what it asks; `schema` is JSON text, `version` counts how often it was saved. */
interface FormsTable {
  id: string;
  schema: string;
  version: Generated<number>;
}

/** A key that one submission of a session may use. */
interface FormKeysTable {
  key: string;
  session_id: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A submission; `answers` and `asked` are JSON text, `words` are those of the search. */
export interface FormSubmissionsTable {
  id: string;
  position: Generated<number>;
  asked: string;
  words: string;
  form_id: string;
  answers: string;
  page_url: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A challenge that was solved and sent. */
interface CaptchaUsesTable {
  signature: string;
  used_at: ColumnType<Date, Date | undefined, never>;
}

/** An address for completing forms; `details` is JSON text, `words` are those of the search. */
interface AddressesTable {
  id: string;
  position: number;
  details: string;
  words: string;
}

/** The tables of forms, submissions, addresses and solved challenges. */
export interface FormTables {
  forms: FormsTable;
  form_keys: FormKeysTable;
  form_submissions: FormSubmissionsTable;
  captcha_uses: CaptchaUsesTable;
  addresses: AddressesTable;
}

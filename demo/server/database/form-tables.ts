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

/** What a visitor sent; `answers` and `asked` are JSON text, `words` are those by which it is found. */
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

/** An address that forms are completed from; `details` is JSON text, `words` what it is found by. */
interface AddressesTable {
  id: string;
  position: number;
  details: string;
  words: string;
}

/** The tables of forms, what was sent with them, and what completes or guards them. */
export interface FormTables {
  forms: FormsTable;
  form_keys: FormKeysTable;
  form_submissions: FormSubmissionsTable;
  captcha_uses: CaptchaUsesTable;
  addresses: AddressesTable;
}

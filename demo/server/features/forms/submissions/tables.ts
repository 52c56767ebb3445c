import type { ColumnType, Generated } from 'kysely';

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

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    form_submissions: FormSubmissionsTable;
  }
}

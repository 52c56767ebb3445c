import type { ColumnType } from 'kysely';

/** An account of a visitor. */
interface MembersTable {
  id: string;
  /** As entered. */
  email: string;
  /** In lower case: one account per address. */
  email_key: string;
  password_hash: string;
  /** The member's language as a BCP 47 tag; null until they choose one. */
  language: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A login of a member; only the hash of its token is kept. */
interface MemberSessionsTable {
  token_hash: string;
  member_id: string;
  expires_at: Date;
}

/** The tables of members. */
export interface MemberTables {
  members: MembersTable;
  member_sessions: MemberSessionsTable;
}

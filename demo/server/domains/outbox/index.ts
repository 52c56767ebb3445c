export { findMail, findMails } from './find-mails.ts';
export type { Mail, MailKind } from './mail.ts';
export { queueMail } from './queue-mail.ts';

export { findMail, findMails } from './find-mails.ts';
export type { Mail } from './mail.ts';
export { queueMail } from './queue-mail.ts';

export { answerText } from './answer-text.ts';
export { findMailsOf, type MailOfCause } from './find-mails-of.ts';
export { queueMail } from './mail.ts';

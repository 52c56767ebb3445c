export { queueMail } from './mail.ts';

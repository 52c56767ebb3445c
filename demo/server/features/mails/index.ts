export { answerText } from './answer-text.ts';
export { queueMail } from './mail.ts';

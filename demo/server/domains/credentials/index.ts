export { hashPassword, isPassword, makePassword } from './passwords.ts';
export { hashToken, makeToken } from './tokens.ts';

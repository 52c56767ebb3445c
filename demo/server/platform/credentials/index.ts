export { maskCodes, newCode } from './codes.ts';
export { hashPassword, isPassword, makePassword } from './passwords.ts';
export { NEW_PASSWORD, TYPED_PASSWORD } from './schemas.ts';
export { hashToken, makeToken } from './tokens.ts';

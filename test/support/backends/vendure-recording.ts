import { createRecording, type RecordedServer, type Recording } from './recording.ts';
import { startVendure, type Vendure, type VendureOptions } from './vendure.ts';

/** The headers of its answers that the gateway reads. */
export const VENDURE_HEADERS = ['vendure-auth-token'];

/** What differs between two Vendure servers. */
export const RECORDED_VENDURE: RecordedServer<Vendure['settings']> = {
  backend: 'vendure',
  name: 'plain',
  start: () => startVendure(),
  headers: VENDURE_HEADERS,
  recognize: (value, keys) => recognize(value, keys),
};

/**
 * Prepares a Vendure server for the tests of its gateway, or what it has answered before.
 * @param name names the file of its answers
 * @param options how it differs from a new Vendure
 * @returns the backend; the caller starts and closes it
 */
export function recordVendure(name: string, options: VendureOptions = {}): Recording<Vendure['settings']> {
  return createRecording({ ...RECORDED_VENDURE, name, start: () => startVendure(options) });
}

const EMAIL = /@example\.com$/;
const ORDER_CODE = /^[A-Z\d]{16}$/;

function recognize(value: string, keys: readonly string[]): string | null {
  const path = keys.join('.');
  if (path === 'headers.vendure-auth-token') return 'token';
  if (EMAIL.test(value)) return 'email';
  if (/^answer\.data\.(done|activeCustomer\.user)\.id$/.test(path)) return 'user';
  // Some name the line.
  if (path === 'answer.errors.message') return 'message';
  if (path.endsWith('.lines.id') || path === 'body.variables.line') return 'line';
  return keys.at(-1) === 'code' && ORDER_CODE.test(value) ? 'order' : null;
}

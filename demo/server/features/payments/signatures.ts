import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old or early a signature may be. */
const TOLERANCE_SECONDS = 300;
const MS_PER_SECOND = 1_000;

/** A signature as it is sent. */
export interface Signature {
  /** When it was made, in seconds since 1970. */
  readonly seconds: number;
  /** HMAC-SHA-256, in lower-case hexadecimal digits. */
  readonly code: string;
}

/**
 * Signs a text.
 * @param secret shared with the provider
 * @param purpose what the text is, so that a signature serves nothing else
 * @param text what is signed
 * @param nowMs the time, in milliseconds since 1970
 */
export function sign(secret: string, purpose: string, text: string, nowMs: number): Signature {
  const seconds = Math.floor(nowMs / MS_PER_SECOND);
  return { seconds, code: codeOf(secret, purpose, text, seconds) };
}

/**
 * Checks a signature in constant time.
 * @param secret shared with the provider
 * @param purpose what the text is
 * @param text what was signed
 * @param signature as it was sent
 * @param nowMs the time, in milliseconds since 1970
 * @returns false for another text, another secret, or a signature that is older or newer than five minutes
 */
export function isSigned(
  secret: string,
  purpose: string,
  text: string,
  signature: Signature,
  nowMs: number,
): boolean {
  const { seconds, code } = signature;
  if (Math.abs(nowMs / MS_PER_SECOND - seconds) > TOLERANCE_SECONDS) return false;
  const expected = Buffer.from(codeOf(secret, purpose, text, seconds));
  const sent = Buffer.from(code);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/**
 * Writes a signature as the value of a header.
 * @param signature the signature
 */
export function headerOf({ seconds, code }: Signature): string {
  return `t=${seconds},v1=${code}`;
}

/**
 * Reads a signature from a header.
 * @param text its value
 * @returns undefined if it is none
 */
export function signatureIn(text: string): Signature | undefined {
  const [, seconds, code] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(text) ?? [];
  return seconds === undefined || code === undefined ? undefined : { seconds: Number(seconds), code };
}

function codeOf(secret: string, purpose: string, text: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${purpose}.${text}`).digest('hex');
}

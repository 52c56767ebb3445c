import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** A certificate that only its owner has signed, and its key, as PEM. */
export interface OwnCertificate {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;
const TAGS = {
  integer: 0x02,
  bits: 0x03,
  bytes: 0x04,
  utf8: 0x0c,
  time: 0x17,
  list: 0x30,
  set: 0x31,
} as const;
/** Encoded identifiers: signature by ECDSA with SHA-256, common name, alternative names. */
const IDS = {
  signature: Buffer.from('06082a8648ce3d040302', 'hex'),
  name: Buffer.from('0603550403', 'hex'),
  alternatives: Buffer.from('0603551d11', 'hex'),
} as const;
const EXTENSIONS = 0xa3;
const VERSION_3 = Buffer.from('a003020102', 'hex');
const IP_ADDRESS = 0x87;

/**
 * Makes a certificate that no client trusts unless it is told to.
 * @param addresses of its server: IPv4, or IPv6 without abbreviations
 */
export function makeCertificate(addresses: readonly string[]): OwnCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const content = contentOf(publicKey, addresses);
  const signature = sign('sha256', content, privateKey);
  const whole = der(TAGS.list, content, der(TAGS.list, IDS.signature), bitsOf(signature));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function contentOf(publicKey: KeyObject, addresses: readonly string[]): Buffer {
  const name = der(TAGS.list, der(TAGS.set, der(TAGS.list, IDS.name, der(TAGS.utf8, Buffer.from('test')))));
  const validity = [-DAY_MS, DAY_MS].map((ms) => der(TAGS.time, Buffer.from(timeText(Date.now() + ms))));
  const names = der(TAGS.list, ...addresses.map((address) => der(IP_ADDRESS, bytesOf(address))));
  return der(
    TAGS.list,
    VERSION_3,
    // Positive, and without leading zeros.
    der(TAGS.integer, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    der(TAGS.list, IDS.signature),
    name,
    der(TAGS.list, ...validity),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, der(TAGS.list, der(TAGS.list, IDS.alternatives, der(TAGS.bytes, names)))),
  );
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...head), content]);
}

function bitsOf(bytes: Buffer): Buffer {
  return der(TAGS.bits, Buffer.of(0), bytes);
}

function timeText(ms: number): string {
  return `${new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)}Z`;
}

function bytesOf(address: string): Buffer {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number));
  return Buffer.concat(address.split(':').map((part) => Buffer.from(part.padStart(4, '0'), 'hex')));
}

import { createHmac } from 'node:crypto';

/**
 * Hashes an IP address, an email address or a session before it leaves the process: what counts requests need not know whose.
 * @param secret the store's secret
 * @param counted the text
 */
export function hashCounted(secret: string, counted: string): string {
  return createHmac('sha256', secret).update(counted).digest('base64url');
}

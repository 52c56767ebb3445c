import { request, type IncomingHttpHeaders } from 'node:http';

/** A response as received. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Status, headers and body in one text. */
  readonly whole: string;
  readonly text: string;
}

/** A request whose headers the test sets, even `Host`, which `fetch` forbids. */
export interface RawRequest {
  readonly method?: string;
  /** The target in the request line: a path or a full URL. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends a request as it is.
 * @param url the store
 * @param details what to send
 */
export async function rawRequest(url: string, details: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const { method = 'GET', target, headers = {}, body } = details;
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path: target, headers, agent: false } as const;
    const sent = request(options, (answer) => {
      const { statusCode: status = 0, rawHeaders, headers: answered } = answer;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status, headers: answered, text, whole: [status, ...rawHeaders, text].join('\n') });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

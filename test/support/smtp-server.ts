import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

import type { MailOptions } from '../../demo/server/features/mails/feature.ts';
import type { OwnCertificate } from './certificate.ts';

/** A command of SMTP that the server can refuse; `END` is the end of a mail's text. */
export type SmtpStep = 'CONNECT' | 'AUTH' | 'MAIL' | 'RCPT' | 'END';

/** A mail that the server has accepted. */
export interface ReceivedMail {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly isEncrypted: boolean;
  /** Head and text as they were sent, with line feeds. */
  readonly source: string;
}

/** A mail server on the loopback interface. */
export interface SmtpServer {
  readonly options: MailOptions;
  readonly accepted: readonly ReceivedMail[];
  /** Every recipient that was named, also of mails that were not accepted. */
  readonly tried: readonly string[];
  /** The commands that it got, without what follows them. */
  readonly commands: readonly string[];
  /** What it answers instead of accepting: a line, or a promise of one. */
  answer: (step: SmtpStep, recipient: string) => string | undefined | Promise<string | undefined>;
  /** Ends all connections and stops to listen; `start` begins again at the same port. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';
/** No test waits for them. */
const SHORT = { pollDelayMs: 10, troubleDelayMs: 10, retryDelaysMs: [0, 0] } as const;
const ACCEPTED: Readonly<Record<SmtpStep, string>> = {
  CONNECT: '220 loopback',
  AUTH: '235 welcome',
  MAIL: '250 sender',
  RCPT: '250 recipient',
  END: '250 accepted',
};

/** How a mail server encrypts: from the first byte, or after STARTTLS. */
export interface SmtpEncryption extends OwnCertificate {
  readonly kind: 'at once' | 'starttls';
}

/**
 * Starts a mail server.
 * @param encryption how it encrypts; not at all by default
 * @returns the running server; stop it in the end
 */
export async function startSmtpServer(encryption?: SmtpEncryption): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const accepted: ReceivedMail[] = [];
  const tried: string[] = [];
  const commands: string[] = [];
  let port = 0;
  let server: Server | undefined;
  const start = async (): Promise<void> => {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
      const answer: Conversation['answer'] = async (step, to) => smtp.answer(step, to);
      const isAtOnce = encryption?.kind === 'at once';
      void talk(isAtOnce ? encrypted(socket, encryption) : socket, {
        ...{ accepted, tried, commands, answer },
        encryption: isAtOnce ? undefined : encryption,
      });
    }).listen(port, LOOPBACK);
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const stop = async (): Promise<void> => {
    const closed = server && once(server, 'close');
    server?.close();
    for (const socket of sockets) socket.destroy();
    await closed;
    server = undefined;
  };
  await start();
  const from = { name: 'Clay & Cotton', address: 'shop@example.com' };
  const options = { host: LOOPBACK, port, isSecure: encryption?.kind === 'at once', from, ...SHORT };
  const smtp: SmtpServer = { options, accepted, tried, commands, answer: () => undefined, start, stop };
  return smtp;
}

interface Conversation {
  readonly accepted: ReceivedMail[];
  readonly tried: string[];
  readonly commands: string[];
  /** What it offers by STARTTLS. */
  readonly encryption: SmtpEncryption | undefined;
  readonly answer: (step: SmtpStep, recipient: string) => Promise<string | undefined>;
}

function encrypted(socket: Socket, { cert, key }: OwnCertificate): TLSSocket {
  const secure = new TLSSocket(socket, { isServer: true, cert, key });
  return secure.on('error', () => undefined);
}

/** One connection: commands are answered in their order. */
async function talk(
  socket: Socket,
  { accepted, tried, commands, encryption, answer }: Conversation,
  isGreeted = false,
): Promise<void> {
  let mail = { from: '', recipients: [] as string[] };
  let text: string[] | undefined;
  const reply = async (step: SmtpStep): Promise<boolean> => {
    const line = (await answer(step, mail.recipients.at(-1) ?? '')) ?? ACCEPTED[step];
    socket.write(`${line}\r\n`);
    return line.startsWith('2');
  };
  const take = async (line: string): Promise<void> => {
    if (text !== undefined) {
      if (line !== '.') {
        text.push(line.replace(/^\.\./, '.'));
        return;
      }
      const isEncrypted = socket instanceof TLSSocket;
      const received = { ...mail, isEncrypted, source: text.join('\n') };
      text = undefined;
      if (await reply('END')) accepted.push(received);
      return;
    }
    const [, command = '', address = ''] = /^(\w+)(?:[^<]*<([^>]*)>)?/.exec(line) ?? [];
    commands.push(command.toUpperCase());
    switch (command.toUpperCase()) {
      case 'EHLO':
        if (encryption) socket.write('250-STARTTLS\r\n');
        socket.write('250-loopback\r\n250 AUTH PLAIN\r\n');
        return;
      case 'AUTH':
        await reply('AUTH');
        return;
      case 'MAIL':
        mail = { from: address, recipients: [] };
        await reply('MAIL');
        return;
      case 'RCPT':
        tried.push(address);
        mail.recipients.push(address);
        await reply('RCPT');
        return;
      case 'DATA':
        text = [];
        socket.write('354 go on\r\n');
        return;
      case 'QUIT':
        socket.end('221 bye\r\n');
        return;
      default:
        socket.write('502 unknown\r\n');
    }
  };
  if (!isGreeted && !(await reply('CONNECT'))) return;
  let rest = '';
  try {
    for await (const chunk of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      const lines = (rest + String(chunk)).split('\r\n');
      rest = lines.pop() ?? '';
      if (encryption !== undefined && lines.includes('STARTTLS')) {
        socket.write('220 go on\r\n');
        const secure = encrypted(socket, encryption);
        await talk(secure, { accepted, tried, commands, answer, encryption: undefined }, true);
        return;
      }
      for (const line of lines) await take(line);
    }
  } catch {
    // The connection was lost.
  }
}

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { AcceptedMails, type OnAccepted } from './accepted-mails.ts';
import { PlannedFaults, type PlannedFault } from './planned-faults.ts';
import { RateWindow, type RateLimit } from './rate-window.ts';

/**
 * A failure of the server and its moment: when a client connects, names the sender, names the recipient, is within its
 * message, or has ended it. At the end, `drop` and `hang` accept the message but send no reply.
 */
export interface SmtpFault extends PlannedFault {
  readonly at: 'connect' | 'sender' | 'recipient' | 'body' | 'end';
  /** A number is a reply of the server (RFC 5321, 4.2), like 550. */
  readonly does: 'drop' | 'hang' | number;
  /** The text of the reply, starting with an enhanced status code (RFC 3463). */
  readonly replyText?: string;
  /** Limits the fault to a recipient, who is known from the moment `recipient` on. */
  readonly to?: string;
}

/** Options of the mail server. */
export interface SmtpOptions {
  /** 0 selects a free port. */
  readonly port?: number;
  /** The password of senders that sign in. Without this option, every password is accepted. */
  readonly password?: string;
  /** Recipients beyond this limit are refused temporarily (451). */
  readonly limit?: RateLimit;
  /** True to store messages, for tests that read them. */
  readonly keepsMessages?: boolean;
  readonly onAccepted?: OnAccepted;
}

/** A running mail server for tests. */
export type TestSmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

/** Starts a local mail server for tests that counts accepted mails and has planned faults. */
export async function startSmtpServer(options: SmtpOptions = {}) {
  const { port = 0, password, limit, keepsMessages = false, onAccepted } = options;
  const plan = new PlannedFaults<SmtpFault>();
  const accepted = new AcceptedMails(onAccepted);
  const messages: string[] = [];
  const rate = new RateWindow(limit);
  const sockets = new Map<number, Socket>();

  /** Lets the fault that is planned for this moment occur. Returns false if there is none. */
  const applyFault = (at: SmtpFault['at'], session: SMTPServerSession, done: Done): boolean => {
    const to = recipientOf(session);
    const fault = plan.take((planned) => planned.at === at && concerns(planned, to));
    if (!fault) return false;
    if (fault.does === 'drop') sockets.get(session.remotePort)?.destroy();
    if (typeof fault.does === 'number') done(reply(fault.does, fault.replyText));
    return true;
  };

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession, done: Done) {
    // An empty message ends without becoming readable.
    await Promise.race([once(stream, 'readable'), once(stream, 'end')]);
    if (applyFault('body', session, done)) return;
    const message = await readAll(stream, keepsMessages);
    const to = recipientOf(session);
    // A refused message is not accepted, unlike one whose reply is lost.
    const refusal = plan.take(
      (planned) => planned.at === 'end' && isReply(planned) && concerns(planned, to),
    );
    if (refusal) {
      done(reply(Number(refusal.does), refusal.replyText));
      return;
    }
    accepted.add(to);
    if (keepsMessages) messages.push(message);
    if (!applyFault('end', session, done)) done();
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onAuth({ password: sentPassword }, _session, done) {
      if (password === undefined || sentPassword === password) done(null, { user: 'sender' });
      else done(reply(535, '5.7.8 Username and password not accepted'));
    },
    onConnect(session, done) {
      if (!applyFault('connect', session, done)) done();
    },
    onMailFrom(_from, session, done) {
      if (!applyFault('sender', session, done)) done();
    },
    onRcptTo({ address }, session, done) {
      // The library adds the recipient to the session only after this handler.
      const sessionWithRecipient = {
        ...session,
        envelope: { ...session.envelope, rcptTo: [{ address, args: {} }] },
      };
      if (applyFault('recipient', sessionWithRecipient, done)) return;
      done(rate.take() ? undefined : reply(451));
    },
    onData: (stream, session, done) => void receive(stream, session, done).catch(() => undefined),
  });
  // Clients that disconnect are expected.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const client = socket.remotePort ?? 0;
    sockets.set(client, socket);
    socket.once('close', () => sockets.delete(client));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();

  return {
    port: typeof address === 'object' && address ? address.port : port,
    accepted,
    messages,
    plan: (fault: SmtpFault) => plan.add(fault),
    /** Number of open connections. */
    connections: () => sockets.size,
    /** Closes all connections, like a server after its timeout. */
    dropConnections: () => sockets.forEach((socket) => socket.destroy()),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
  };
}

type Done = (error?: Error | null) => void;

const recipientOf = ({ envelope }: SMTPServerSession) => envelope.rcptTo[0]?.address ?? '';
const concerns = (fault: SmtpFault, to: string) => fault.to === undefined || fault.to === to;
const isReply = (fault: SmtpFault) => typeof fault.does === 'number';

function reply(responseCode: number, replyText = 'Planned by the test'): Error {
  return Object.assign(new Error(replyText), { responseCode });
}

async function readAll(stream: SMTPServerDataStream, keeps: boolean): Promise<string> {
  if (keeps) return text(stream);
  stream.resume();
  await once(stream, 'end');
  return '';
}

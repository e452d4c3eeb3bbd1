import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { Accepted, type OnAccepted } from './accepted.ts';
import { bounceMail, complaintMail, type TakenOn } from './report-mails.ts';
import { report, type Reports } from './reports.ts';
import { Plan, type Planned } from './plan.ts';
import { RateWindow, type RateLimit } from './rate-window.ts';

/**
 * A failure of the server, and the moment: when a client connects, names its sender or its recipient, in the middle of
 * a message, or at the end of it. At the end, `drop` and `hang` accept the message but send no reply. `bounce` and
 * `complain` accept the message and report later that it came back, or that its reader called it spam.
 */
export interface SmtpFault extends Planned {
  readonly at: 'connect' | 'sender' | 'recipient' | 'body' | 'end';
  /** A number is a reply of the server (RFC 5321, 4.2), like 550. */
  readonly does: 'drop' | 'hang' | 'bounce' | 'complain' | number;
  /** The text of such a reply, and of the report of what came back. An enhanced status code (RFC 3463) stands first in it. */
  readonly says?: string;
  /** The only recipient it is for, who is known from `recipient` on. */
  readonly to?: string;
}

export interface SmtpOptions {
  /** 0 takes a free one. */
  readonly port?: number;
  /** The password of senders that sign in. Without this option, every password is accepted. */
  readonly password?: string;
  /** Recipients beyond it are told to come later (451). */
  readonly limit?: RateLimit;
  /** Keeps what it gets, for tests that read it. */
  readonly keepsMessages?: boolean;
  readonly onAccepted?: OnAccepted;
  /** Where mails to its senders go: a relay that posts them. */
  readonly reports?: Reports;
}

export type MisbehavingSmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

/** A mail server on this machine that misbehaves on command and counts what it takes on. */
export async function startSmtpServer(options: SmtpOptions = {}) {
  const { port = 0, password, limit, keepsMessages = false, onAccepted, reports } = options;
  const plan = new Plan<SmtpFault>();
  const accepted = new Accepted(onAccepted);
  const messages: string[] = [];
  const reported: Promise<unknown>[] = [];
  const rate = new RateWindow(limit);
  const sockets = new Map<number, Socket>();

  const strike = (at: SmtpFault['at'], session: SMTPServerSession, done: Done): boolean => {
    const to = recipientOf(session);
    const fault = plan.take((planned) => planned.at === at && fits(planned, to));
    if (!fault) return false;
    if (fault.does === 'drop') sockets.get(session.remotePort)?.destroy();
    if (typeof fault.does === 'number') done(reply(fault.does, fault.says));
    return true;
  };

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession, done: Done) {
    const beginning = once(stream, 'readable');
    await Promise.race([beginning, once(stream, 'end')]);
    if (strike('body', session, done)) return;
    const message = await readAll(stream, keepsMessages);
    const to = recipientOf(session);
    const refusal = plan.take(
      (planned) => planned.at === 'end' && isReply(planned) && fits(planned, to),
    );
    if (refusal) {
      done(reply(Number(refusal.does), refusal.says));
      return;
    }
    accepted.add(to);
    if (keepsMessages) messages.push(message);
    const later = plan.take((planned) => isLater(planned) && fits(planned, to));
    if (later && reports) {
      const mail = reportOf(later, { from: senderOf(session), to });
      reported.push(report(reports, 'message/rfc822', mail));
    }
    if (!strike('end', session, done)) done();
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onAuth({ password: offered }, _session, done) {
      if (password === undefined || offered === password) done(null, { user: 'sender' });
      else done(reply(535, '5.7.8 Username and password not accepted'));
    },
    onConnect(session, done) {
      if (!strike('connect', session, done)) done();
    },
    onMailFrom(_from, session, done) {
      if (!strike('sender', session, done)) done();
    },
    onRcptTo({ address }, session, done) {
      const named = {
        ...session,
        envelope: { ...session.envelope, rcptTo: [{ address, args: {} }] },
      };
      if (strike('recipient', named, done)) return;
      done(rate.take() ? undefined : reply(451));
    },
    onData: (stream, session, done) => void receive(stream, session, done).catch(() => undefined),
  });
  // A client that gives up is part of the game.
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
    /** Resolves once everything was reported that was to be. */
    reported: () => Promise.all(reported),
    /** How many connections are open. */
    connections: () => sockets.size,
    /** Ends all connections, as a server does that has waited long enough. */
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
const fits = (fault: SmtpFault, to: string) => fault.to === undefined || fault.to === to;
const senderOf = ({ envelope }: SMTPServerSession) =>
  envelope.mailFrom === false ? '' : envelope.mailFrom.address;
const isLater = ({ does }: SmtpFault) => does === 'bounce' || does === 'complain';
const reportOf = ({ does, says = '5.1.1 No such user' }: SmtpFault, mail: TakenOn) =>
  does === 'complain' ? complaintMail(mail) : bounceMail(mail, says);
const isReply = (fault: SmtpFault) => typeof fault.does === 'number';

function reply(responseCode: number, says = 'Planned by the test'): Error {
  return Object.assign(new Error(says), { responseCode });
}

async function readAll(stream: SMTPServerDataStream, keeps: boolean): Promise<string> {
  if (keeps) return text(stream);
  stream.resume();
  await once(stream, 'end');
  return '';
}

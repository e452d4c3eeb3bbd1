import { connect, type Socket } from 'node:net';
import * as z from 'zod/mini';
import { encodePacket, createPacketReader } from './packets.ts';

/** An error of WebDriver (https://www.w3.org/TR/webdriver2/#errors). */
const errorSchema = z.object({ error: z.string(), message: z.string(), stacktrace: z.string() });
export type DriverError = z.infer<typeof errorSchema>;

/** An answer: its kind (1), the number of the command, the error, the result. */
const answerSchema = z.tuple([
  z.literal(1),
  z.int(),
  z.nullable(errorSchema),
  z.nullable(z.unknown()),
]);
/** The kind of a message that is a command. */
const COMMAND = 0;

/** The answer to a command. */
export type Answer = { readonly error: DriverError } | { readonly result: unknown };

/** A connection to a Firefox that was started with `--marionette`. */
export interface Marionette {
  /** Sends a command. Rejects only if the connection ends; errors of the command are part of the answer. */
  ask(command: string, parameters: object): Promise<Answer>;
  close(): void;
}

/** A command without an answer yet. */
interface PendingCommand {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/** Connects to the Marionette port of a Firefox. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect({ host: '127.0.0.1', port });
  const pending = new Map<number, PendingCommand>();
  let lastId = 0;
  await receiveGreeting(socket, (text) => settleCommand(pending, text));
  socket.once('close', () => {
    for (const { reject } of pending.values()) reject(new Error('Firefox has ended.'));
  });
  return {
    ask: (command, parameters) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        socket.write(encodePacket([COMMAND, lastId, command, parameters]));
      }),
    close: () => socket.destroy(),
  };
}

/** Resolves after the first packet, in which Firefox names its protocol. Later packets are answers. */
function receiveGreeting(socket: Socket, onAnswer: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let isGreeted = false;
    const onData = createPacketReader((text) => {
      if (isGreeted) onAnswer(text);
      isGreeted = true;
      resolve();
    });
    socket.on('data', onData);
    socket.on('error', reject);
  });
}

function settleCommand(pending: Map<number, PendingCommand>, text: string): void {
  const [, id, error, result] = z.parse(answerSchema, JSON.parse(text));
  pending.get(id)?.resolve(error ? { error } : { result });
  pending.delete(id);
}

import { connect, type Socket } from 'node:net';
import * as z from 'zod/mini';
import { packet, packetReader } from './packets.ts';

/** An error of WebDriver (https://www.w3.org/TR/webdriver2/#errors). */
const errorSchema = z.object({ error: z.string(), message: z.string(), stacktrace: z.string() });
export type DriverError = z.infer<typeof errorSchema>;

/** An answer: its kind, the number of the command, the error, the result. */
const answerSchema = z.tuple([
  z.literal(1),
  z.int(),
  z.nullable(errorSchema),
  z.nullable(z.unknown()),
]);
const COMMAND = 0;

export type Answer = { readonly error: DriverError } | { readonly result: unknown };

/** A connection to a Firefox that was started with `--marionette`. */
export interface Marionette {
  /** Rejects only if the connection ends. */
  ask(command: string, parameters: object): Promise<Answer>;
  close(): void;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/** Connects to the Marionette port of a Firefox. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect({ host: '127.0.0.1', port });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  await greeted(socket, (text) => settle(waiting, text));
  socket.once('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'));
  });
  return {
    ask: (command, parameters) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.write(packet([COMMAND, last, command, parameters]));
      }),
    close: () => socket.destroy(),
  };
}

/** Resolves after the first packet, in which Firefox names its protocol. Later packets are answers. */
function greeted(socket: Socket, onAnswer: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let isGreeted = false;
    const read = packetReader((text) => {
      if (isGreeted) onAnswer(text);
      isGreeted = true;
      resolve();
    });
    socket.on('data', read);
    socket.on('error', reject);
  });
}

function settle(waiting: Map<number, Waiting>, text: string): void {
  const [, id, error, result] = z.parse(answerSchema, JSON.parse(text));
  waiting.get(id)?.resolve(error ? { error } : { result });
  waiting.delete(id);
}

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { Failure } from '@raade/contracts/base/failure';
import type { Setup } from './setup.ts';

type Input = NodeJS.ReadStream | (NodeJS.ReadableStream & AsyncIterable<Buffer>);

/** Reads secrets from lines like `STRIPE_SECRET_KEY=rk_…`, or in a terminal asks for each without showing the input. */
export function secretPrompt(input: Input, say: (line: string) => void): Setup['askSecret'] {
  const isTerminal = 'isTTY' in input && input.isTTY;
  const values = isTerminal ? Promise.resolve({}) : text(input).then(parseEnv);
  return async (name, hint) => {
    const value = isTerminal
      ? await ask(
          input,
          say,
          `  ${name}: ${hint}. Paste it, then press Enter. The input is not shown.`,
        )
      : (await (values as Promise<NodeJS.Dict<string>>))[name];
    if (value?.trim()) return value.trim();
    throw new Failure(
      `${name} is required: ${hint}.\nPass it on standard input as a line ${name}=…, or run the command in a terminal.`,
    );
  };
}

/** Asks a question in the terminal without showing the answer. */
async function ask(input: Input, say: (line: string) => void, question: string): Promise<string> {
  say(question);
  // Discards what the terminal would show.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
  }
}

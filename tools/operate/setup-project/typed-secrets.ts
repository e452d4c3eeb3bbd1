import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { Failure } from '@raade/contracts/base/failure';
import type { Setup } from './setup.ts';

type Input = NodeJS.ReadStream | (NodeJS.ReadableStream & AsyncIterable<Buffer>);

/** Takes secrets from lines like `STRIPE_SECRET_KEY=rk_…`, or asks for each in the terminal and shows nothing of it. */
export function typedSecrets(input: Input, say: (line: string) => void): Setup['typed'] {
  const isTerminal = 'isTTY' in input && input.isTTY;
  const given = isTerminal ? Promise.resolve({}) : text(input).then(parseEnv);
  return async (name, says) => {
    const value = isTerminal
      ? await asked(input, say, `  ${name}: ${says}. Paste it, then press Enter; nothing is shown.`)
      : (await (given as Promise<NodeJS.Dict<string>>))[name];
    if (value?.trim()) return value.trim();
    throw new Failure(
      `${name} is needed: ${says}.\nGive it on the standard input, as a line ${name}=…, or run the command in a terminal.`,
    );
  };
}

async function asked(input: Input, say: (line: string) => void, question: string): Promise<string> {
  say(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
  }
}

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { Failure } from '@raade/contracts/failure';
import type { TypedSecrets } from '../wanted/typed-secrets.ts';

/** Shows nothing of what is typed. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks in the terminal, each secret once. */
export function fromTerminal(
  input: NodeJS.ReadableStream,
  say: (line: string) => void,
): TypedSecrets {
  return remembering(async (name, says) => {
    say(`  ${name}: ${says}. Paste it, then press Enter; nothing is shown.`);
    const lines = createInterface({ input, output: nowhere(), terminal: true });
    try {
      return (await lines.question('')).trim();
    } finally {
      lines.close();
    }
  });
}

/** Takes them from lines like `STRIPE_SECRET_KEY=rk_…`. */
export function fromLines(input: NodeJS.ReadableStream): TypedSecrets {
  const lines = text(input as NodeJS.ReadableStream & AsyncIterable<Buffer>).then(parseEnv);
  return remembering(async (name, says) => {
    const value = (await lines)[name]?.trim();
    if (value) return value;
    throw new Failure(
      `${name} is needed: ${says}.\nGive it on the standard input, as a line ${name}=…, or run the command in a terminal.`,
    );
  });
}

function remembering(ask: TypedSecrets['value']): TypedSecrets {
  const known = new Map<string, Promise<string>>();
  return {
    value(name, says) {
      const value = known.get(name) ?? ask(name, says);
      known.set(name, value);
      return value;
    },
  };
}

import type { OutgoingMail } from '../mail-provider.ts';

/** A mail for tests, to the made-up address of `reader-{number}`. */
export function sampleMail(number: number, changes: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    key: `sample_${number}`,
    to: `reader-${number}@example.org`,
    subject: `Sample ${number}`,
    html: `<p>Sample ${number}</p>`,
    text: `Sample ${number}`,
    headers: {},
    ...changes,
  };
}

import type { Chance } from '../chance.ts';
import { addRegistrants, unsubscribe } from './registrants.ts';

const INVALID = [
  ...['', 'nobody', 'a@b', 'two@example.org, three@example.org', 'with space@example.org'],
];

/** Registrants with so many recipients among them, and others that are there twice, invalid or unsubscribed. */
export async function sampleAudience(count: number, chance: Chance) {
  const recipients = Array.from({ length: count }, (_, index) => `reader-${index}@example.org`);
  const excluded = { cancelled: 0, unsubscribed: 0, invalid: 0, duplicate: 0 };
  const emails: string[] = [];
  for (const email of recipients) {
    emails.push(email);
    if (chance.happens(0.05)) {
      excluded.duplicate += 1;
      const earlier = emails[Math.floor(emails.length / 2)] ?? email;
      emails.push(earlier.includes('reader') ? ` ${earlier.toUpperCase()} ` : ` ${email} `);
    }
    if (chance.happens(0.02)) {
      excluded.invalid += 1;
      emails.push(INVALID[excluded.invalid % INVALID.length] ?? '');
    }
    if (chance.happens(0.03)) {
      excluded.unsubscribed += 1;
      const gone = `gone-${excluded.unsubscribed}@example.org`;
      emails.push(gone);
      await unsubscribe(gone);
    }
  }
  await addRegistrants(emails.map((email) => ({ email, full_name: 'Sam Sample' })));
  return { recipients, excluded };
}

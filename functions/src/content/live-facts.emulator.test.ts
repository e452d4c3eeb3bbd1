import { LOG } from '../testing/test-environment.ts';
import { firestore } from '../base/firestore.ts';
import { SAMPLE } from '@raade/content-model/sample-content';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { passwordResetEmail, SAMPLE_PASSWORD_RESET } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import { emailFrame } from '../mail/compose/outgoing-mail.ts';
import { pointerDocument, partsOfEdition } from '../releases/editions/documents.ts';
import {
  clearLiveFacts,
  FRESH_MS,
  liveMailFacts,
  LONGEST_WAIT_MS,
  PAUSE_MS,
  SAMPLE_FACTS,
} from '../releases/editions/live-facts.ts';
import { publish, save, useTwoEditors } from './testing/two-editors.ts';

const NEW_ADDRESS = 'new@example.org';

useTwoEditors();
beforeEach(() => {
  clearLiveFacts();
  LOG.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const change = (part: ContentPart, value: object) =>
  save('ada', { part, item: null, value: value as ContentValue });

/** Publishes another mail address and another name of the forum. */
async function publishNews(): Promise<string> {
  await change('contact', { ...SAMPLE.contact, email: NEW_ADDRESS });
  await change('forum', { ...SAMPLE.forum, name: 'Forum of Test' });
  return (await publish('ada')).edition ?? '';
}

/** Advances only the clock. */
function passOn(milliseconds: number): void {
  const now = Date.now() + milliseconds;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

const logged = (line: string) => LOG.filter((one) => one.includes(line));

test('the next mail contains the published content, in its footer, too', async () => {
  await publishNews();
  const frame = await emailFrame();
  expect(frame.facts.forum.name).toBe('Forum of Test');
  const { text } = withPlainText(passwordResetEmail(SAMPLE_PASSWORD_RESET, frame));
  expect(text).toContain(NEW_ADDRESS);
  expect(text).not.toContain(SAMPLE.contact.email);
});

test('a thousand mails in a minute read the content once, and the first mail after that reads it again', async () => {
  await liveMailFacts();
  await publishNews();
  const asked = jest.spyOn(firestore(), 'collection');
  for (let mail = 0; mail < 1000; mail += 1) await liveMailFacts();
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  passOn(FRESH_MS);
  expect((await liveMailFacts()).contact.email).toBe(NEW_ADDRESS);
});

test('mails that are composed at once read the content once', async () => {
  await publishNews();
  const asked = jest.spyOn(firestore(), 'getAll');
  const all = await Promise.all(Array.from({ length: 20 }, () => liveMailFacts()));
  expect(new Set(all.map(({ contact }) => contact.email))).toEqual(new Set([NEW_ADDRESS]));
  // One read of the pointer, and one of the parts.
  expect(asked).toHaveBeenCalledTimes(2);
});

test('if reading fails, mails use the content read before, and the log gives the reason', async () => {
  await publishNews();
  await liveMailFacts();
  const broken = jest.spyOn(firestore(), 'collection').mockImplementation(() => {
    throw new TypeError('Firestore is away');
  });
  passOn(FRESH_MS);
  expect((await liveMailFacts()).contact.email).toBe(NEW_ADDRESS);
  await liveMailFacts();
  expect(broken).toHaveBeenCalledTimes(1);
  expect(logged('mails use the content that was read before')).toEqual([
    expect.stringContaining('TypeError'),
  ]);
  clearLiveFacts();
  expect(await liveMailFacts()).toEqual(SAMPLE_FACTS);
  broken.mockRestore();
  passOn(PAUSE_MS);
  expect((await liveMailFacts()).contact.email).toBe(NEW_ADDRESS);
});

test('no mail waits longer than three seconds for the content', async () => {
  jest.useFakeTimers();
  jest.spyOn(firestore(), 'collection').mockReturnValue({
    doc: () => ({ get: () => new Promise(() => undefined) }),
  } as never);
  const asked = liveMailFacts();
  await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
  expect(await asked).toEqual(SAMPLE_FACTS);
  expect(logged('mails use the content')).toHaveLength(1);
  // Other requests do not wait.
  expect(await liveMailFacts()).toEqual(SAMPLE_FACTS);
});

test('a part that is missing or wrong in an edition comes from the sample', async () => {
  const edition = await publishNews();
  await partsOfEdition(edition).doc('giving').delete();
  await partsOfEdition(edition).doc('contact').update({ json: '{"email":"nobody"}' });
  const facts = await liveMailFacts();
  expect(facts).toEqual({
    ...SAMPLE_FACTS,
    forum: { ...SAMPLE_FACTS.forum, name: 'Forum of Test' },
  });
  expect(logged('from the sample')).toHaveLength(2);
  expect((await pointerDocument().get()).get('edition')).toBe(edition);
});

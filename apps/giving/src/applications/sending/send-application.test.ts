import { createStore } from '@raade/platform';
import { type ApplicationDraft, newDraft } from '../draft/application-draft.store.ts';
import { type ApplicationApi, sendApplication } from './send-application.ts';
import { SENDING_MESSAGES, SendingFailure } from './sending-failure.ts';

const FIRST = { full_name: 'First' };
const SECOND = { full_name: 'Second' };
const lost = () => Promise.reject(new SendingFailure(SENDING_MESSAGES.unreachable));

/** A draft, a server that stores applications, and a connection that can break before or after storing. */
function start() {
  const draft = createStore<ApplicationDraft>(newDraft);
  const records = new Map<string, unknown>();
  const line = { before: false, after: false };
  const api: ApplicationApi = {
    create: (id, values) => {
      if (line.before) return lost();
      const isTaken = records.has(id);
      if (!isTaken) records.set(id, values);
      if (line.after) return lost();
      return Promise.resolve(isTaken ? 'refused' : 'created');
    },
    isReceived: (id) => (line.before || line.after ? lost() : Promise.resolve(records.has(id))),
  };
  return { records, line, api, draft };
}

test('an application is stored once with the id of its draft', async () => {
  const { records, api, draft } = start();
  expect(await sendApplication(api, draft, FIRST)).toBe(FIRST);
  expect([...records]).toEqual([[draft.getState().id, FIRST]]);
});

test('an application that never arrived is sent again', async () => {
  const { records, line, api, draft } = start();
  line.before = true;
  await expect(sendApplication(api, draft, FIRST)).rejects.toThrow(SENDING_MESSAGES.unreachable);
  line.before = false;
  expect(await sendApplication(api, draft, SECOND)).toBe(SECOND);
  expect([...records.values()]).toEqual([SECOND]);
});

test('an application that was stored although the response was lost is not stored again', async () => {
  const { records, line, api, draft } = start();
  line.after = true;
  await expect(sendApplication(api, draft, FIRST)).rejects.toThrow(SENDING_MESSAGES.unreachable);
  line.after = false;
  expect(await sendApplication(api, draft, SECOND)).toEqual(FIRST);
  expect([...records.values()]).toEqual([FIRST]);
});

test('after a crash while sending, a retry finds the application that was stored', async () => {
  const { records, api, draft } = start();
  void sendApplication({ ...api, create: () => new Promise(() => undefined) }, draft, FIRST);
  records.set(draft.getState().id, FIRST);
  const reopened = createStore<ApplicationDraft>(() => draft.getState());
  expect(await sendApplication(api, reopened, SECOND)).toEqual(FIRST);
});

test('sending succeeds for the applicant even if the confirmation cannot be queued', async () => {
  const { api, draft } = start();
  expect(await sendApplication({ ...api, isReceived: lost }, draft, FIRST)).toBe(FIRST);
});

test('an application that is refused because it already exists counts as sent', async () => {
  const { records, api, draft } = start();
  records.set(draft.getState().id, FIRST);
  expect(await sendApplication(api, draft, FIRST)).toBe(FIRST);
});

test('after a refusal, the next attempt sends the corrected form', async () => {
  const { records, api, draft } = start();
  const strict: ApplicationApi = { ...api, create: () => Promise.resolve('refused') };
  await expect(sendApplication(strict, draft, FIRST)).rejects.toThrow(SENDING_MESSAGES.refused);
  expect(await sendApplication(api, draft, SECOND)).toBe(SECOND);
  expect([...records.values()]).toEqual([SECOND]);
});

import * as z from 'zod/mini';
import { openCloud } from './open-cloud.ts';

const ADDRESS = 'https://secretmanager.googleapis.com/v1/projects/p/secrets';
const named = z.looseObject({ name: z.string() });

const refusal = (status: number, code: string, reason?: string) => () =>
  Response.json(
    { error: { status: code, message: 'No.', details: reason ? [{ reason }] : [] } },
    { status },
  );
const answer = (body: object) => () => Response.json(body);

function raise(error: Error): never {
  throw error;
}

/** A cloud that gives these answers, one after the other. */
function cloudOf(answers: (() => Response)[]) {
  const requests: string[] = [];
  const cloud = openCloud({
    projectId: 'p',
    token: () => Promise.resolve('a-token'),
    send: (address, { method, headers }) => {
      requests.push(`${method} ${address.href}`);
      expect(headers).toMatchObject({
        Authorization: 'Bearer a-token',
        'X-Goog-User-Project': 'p',
      });
      const next = answers.length > 1 ? answers.shift() : answers[0];
      return Promise.resolve().then(() => next?.() ?? new Response('', { status: 500 }));
    },
  });
  return { cloud, requests };
}

test('a list contains the items of all pages', async () => {
  const { cloud, requests } = cloudOf([
    answer({ secrets: [{ name: 'a' }], nextPageToken: 'more' }),
    answer({ secrets: [{ name: 'b' }] }),
  ]);
  expect(await cloud.list(ADDRESS, 'secrets', named)).toEqual([{ name: 'a' }, { name: 'b' }]);
  expect(requests[1]).toContain('pageToken=more');
});

test.each([refusal(404, 'NOT_FOUND'), refusal(403, 'PERMISSION_DENIED', 'SERVICE_DISABLED')])(
  'a missing resource and a disabled service have no results (%#)',
  async (no) => {
    expect(await cloudOf([no]).cloud.find(`${ADDRESS}/X`, named)).toBeUndefined();
    expect(await cloudOf([no]).cloud.list(ADDRESS, 'secrets', named)).toEqual([]);
  },
);

test('a missing permission is an error that says what to do', async () => {
  const { cloud } = cloudOf([refusal(403, 'PERMISSION_DENIED')]);
  await expect(cloud.find(`${ADDRESS}/X?filter=private`, named)).rejects.toThrow(
    /^GET secretmanager\.googleapis\.com\/v1\/projects\/p\/secrets\/X: 403 No\.\n.+lacks a right/,
  );
});

test('a read that fails with 503 is repeated, a change is not', async () => {
  const busy = [refusal(503, 'UNAVAILABLE'), answer({ name: 'a' })];
  expect(await cloudOf(busy).cloud.find(`${ADDRESS}/a`, named)).toEqual({ name: 'a' });
  const { cloud, requests } = cloudOf([refusal(503, 'UNAVAILABLE'), answer({})]);
  await expect(cloud.change('POST', ADDRESS, {})).rejects.toThrow('503 No.');
  expect(requests).toHaveLength(1);
});

test('a failed connection is reported with the question if the machine is online', async () => {
  const { cloud } = cloudOf([() => raise(new TypeError('fetch failed'))]);
  await expect(cloud.find(ADDRESS, named)).rejects.toThrow(
    'secretmanager.googleapis.com does not answer. Is this machine online?',
  );
});

test('an answer with an invalid field is reported with the name of the field', async () => {
  const { cloud } = cloudOf([answer({ name: 7 })]);
  await expect(cloud.find(`${ADDRESS}/a`, named)).rejects.toThrow(/in an unexpected format:\nname/);
});

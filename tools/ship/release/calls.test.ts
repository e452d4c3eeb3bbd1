import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describeCalls, type DescribedCalls } from '@raade/contracts/described-calls';
import { writeRemoteBuild } from '@raade/publishing/testing/sample-builds';
import { NoFunction } from '@raade/publishing/pointers/refused-call';
import { askFunctions } from './ask-functions.ts';
import { functionsFit } from './functions-fit.ts';
import { publish } from './publish.ts';
import { type ReleaseSite, startReleaseSite } from './testing/release-site.ts';

let site: ReleaseSite;
beforeEach(async () => {
  site = await startReleaseSite();
});
afterEach(() => site.close());

const NAME = 'record-donation';
const calls = describeCalls([NAME]);

/** Publishes a remote that calls what this checkout has, over functions that take what is given. */
async function publishOver(deployed: DescribedCalls | undefined) {
  const sample = { name: 'giving', title: 'Second', uses: { calls: { [NAME]: 'ask.ts' } } };
  const buildDir = await writeRemoteBuild(path.join(site.distDir, 'next'), sample);
  await writeFile(path.join(buildDir, 'calls.json'), JSON.stringify(calls));
  const target = { ...site.local, askFunctions: () => Promise.resolve(deployed) };
  return publish(target, { app: 'giving', buildDir, promote: true });
}

test('a remote whose calls the deployed functions take goes live', async () => {
  const { told } = await publishOver(describeCalls());
  expect(told.join()).not.toContain('Calls');
});

test('a remote waits for functions that take its calls', async () => {
  await expect(publishOver({})).rejects.toThrow(
    `The new giving calls ${NAME} (ask.ts): there is no such function.\nDeploy functions that take`,
  );
});

test('if functions do not say what they take, that is told', async () => {
  const { told } = await publishOver(undefined);
  expect(told).toContain('Calls were not compared: the functions do not say which they take.');
});

test('functions that live or retained releases could not call are not fit, and are told with release and field', async () => {
  await publishOver(describeCalls());
  const { release } = (await site.store.readAll()).get('giving')?.pointer ?? {};
  const dir = path.join(site.distDir, 'functions');
  const built = async (next: DescribedCalls) => {
    await mkdir(dir, { recursive: true });
    await writeFile(path.join(dir, 'calls.json'), JSON.stringify(next));
    return functionsFit(site.local, dir);
  };
  expect(await built(describeCalls())).toBe(
    'The functions take what 1 live and retained releases send.',
  );
  const call = calls[NAME];
  if (!call) throw new Error('There is no such call.');
  const request = { ...call.request, required: ['paymentIntentId', 'coverFees'] };
  const strict = { [NAME]: { ...call, request } };
  await publish(site.local, {
    app: 'giving',
    buildDir: await writeRemoteBuild(path.join(site.distDir, 'third'), {
      name: 'giving',
      title: '3',
    }),
    promote: true,
  });
  await expect(built(strict)).rejects.toThrow(
    `giving ${release} calls ${NAME} (ask.ts): sent: coverFees is required.\nTake what is new beside`,
  );
});

test('functions are asked where the environment says that they are, and older ones do not answer', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.statusCode = asked.length > 1 ? 404 : 200;
    response.end(JSON.stringify(calls));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const functions = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { environment } = site.local;
  const emulators = { auth: functions, firestore: functions, functions };
  try {
    expect(await askFunctions({ ...environment, emulators })).toEqual(calls);
    expect(await askFunctions({ ...environment, emulators })).toBeUndefined();
    expect(asked[0]).toBe(`/${environment.firebase.projectId}/us-central1/describe-calls`);
  } finally {
    server.close();
  }
});

describe('where no functions were ever deployed', () => {
  const NOT_THERE = 'https://us-central1-demo-raade.cloudfunctions.net/release-workflow';
  const target = async (sites: Readonly<Record<string, string>>) => {
    const dir = path.join(site.distDir, 'functions');
    await mkdir(dir, { recursive: true });
    await writeFile(path.join(dir, 'calls.json'), JSON.stringify(describeCalls()));
    const environment = { ...site.local.environment, sites };
    const readAll = () => Promise.reject(new NoFunction(NOT_THERE));
    return functionsFit({ ...site.local, environment, store: { ...site.store, readAll } }, dir);
  };

  test('the first ones fit, as nothing was released that could call them', async () => {
    const empty = createServer((_request, response) => response.writeHead(404).end());
    await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(empty.address() as AddressInfo).port}`;
    const said = await target({ giving: origin }).finally(() => {
      empty.close();
      empty.closeAllConnections();
    });
    expect(said).toBe('Nothing was released yet, so nothing calls the functions.');
  });

  test('and sites have releases all the same, nobody knows whether functions fit, and none are deployed', async () => {
    await expect(target({ giving: site.local.origins['giving'] ?? '' })).rejects.toThrow(
      'giving has releases, and the function that says which are live is not there',
    );
  });
});

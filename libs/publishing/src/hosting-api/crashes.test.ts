import type { Composed } from '../compose/compose-shell.ts';
import { hostedSite, SITE } from './testing/hosted-site.ts';
import { type HostingServer, startHostingServer } from './testing/hosting-server.ts';
import { sampleSite, type SampleSite } from './testing/sample-site.ts';

/** Stops a publish in the middle, like a crashed process. */
class Crashed extends Error {}

let sample: SampleSite;
let server: HostingServer;

beforeAll(async () => {
  sample = await sampleSite();
  server = await startHostingServer(SITE);
  await sample.deploy(server.state);
});
afterAll(() => server.close());

const confirm = () => Promise.resolve();
const givingPage = () => server.state.served().get('/giving.html') ?? '';

/** Publishes, and crashes at that request. Resolves to true if there are fewer requests. */
async function publishUntil(composed: Composed, number: number, when: string): Promise<boolean> {
  let count = 0;
  let isOver = false;
  const mayCrash = () => {
    count += 1;
    if (isOver || (when === 'before it' && count === number)) throw new Crashed();
  };
  server.asked.length = 0;
  server.fault = (_step, request) => {
    if (when === 'before it' || request !== number) return undefined;
    isOver = true;
    return 'lost answer';
  };
  const crashing = hostedSite(server, { beforeRequest: mayCrash, pause: mayCrash });
  const isDone = await crashing.makeLive(composed, confirm).then(() => true, unlessCrashed);
  server.fault = () => undefined;
  return isDone;
}

function unlessCrashed(error: unknown): false {
  if (error instanceof Crashed) return false;
  throw error;
}

test.each(['before it', 'without its answer'])(
  'a publish that crashes at any request, %s, leaves a whole site, and the next one succeeds',
  async (when) => {
    let old = await sample.composed('Old');
    await hostedSite(server).makeLive(old, confirm);
    const size = server.state.served().size;
    const crashes: number[] = [];
    for (let number = 1; ; number += 1) {
      const composed = await sample.composed(`New ${number} ${when}`);
      if (await publishUntil(composed, number, when)) break;
      crashes.push(number);
      const served = server.state.served();
      const isWhole = [old, composed].some(({ documents }) =>
        [...documents].every(([name, text]) => served.get(`/${name}`) === text),
      );
      expect(isWhole && served.size === size).toBe(true);

      await hostedSite(server).makeLive(composed, confirm);
      expect(givingPage()).toContain(`New ${number} ${when}`);
      expect(server.state.served().size).toBe(size);
      old = composed;
    }
    // Releases, files, version, populate, uploads, finalize, look, release, look.
    expect(crashes.length).toBeGreaterThanOrEqual(9);
  },
);

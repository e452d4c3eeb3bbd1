import type { Navigation } from '@raade/contracts/navigation';
import type { FrameRequest } from '@raade/contracts/prerendering';
import { createFrames, type FramedPage } from './frames.ts';
import { navigationOf } from './site-data.ts';

const navigation: Navigation = {
  ...navigationOf({}),
  menu: [
    {
      name: 'About',
      href: '/about',
      dropdown: [{ name: 'Register', href: '/conference/register' }],
    },
  ],
  actions: [{ name: 'Join', href: '/#join' }],
};

function framesWith(requests: FrameRequest[]) {
  const renderFrame = (request: FrameRequest) => {
    requests.push(request);
    return Promise.resolve(`frame ${requests.length}`);
  };
  return createFrames({ renderFrame }, { navigation, today: '2025-03-01' });
}

const page = (path: string, more: Partial<FramedPage> = {}): FramedPage => ({
  path,
  page: {},
  behindBar: 'light',
  ...more,
});

test('pages that differ in nothing that the frame shows have one frame, rendered once', async () => {
  const requests: FrameRequest[] = [];
  const frame = framesWith(requests);
  expect(await frame(page('/privacy'))).toBe('frame 1');
  expect(await frame(page('/imprint'))).toBe('frame 1');
  expect(requests).toEqual([{ navigation, today: '2025-03-01', page: {}, behindBar: 'light' }]);
});

test('what the page says, and what lies behind the bar, make frames of their own', async () => {
  const requests: FrameRequest[] = [];
  const frame = framesWith(requests);
  await frame(page('/a'));
  await frame(page('/b', { behindBar: 'dark' }));
  await frame(page('/c', { page: { ink: 'white' } }));
  expect(requests).toHaveLength(3);
});

test.each(['/about', '/conference/register', '/'])(
  'a page that a link leads to, like %s, has a frame in which that link is marked',
  async (path) => {
    const requests: FrameRequest[] = [];
    await framesWith(requests)(page(path));
    expect(requests[0]?.current).toBe(path);
  },
);

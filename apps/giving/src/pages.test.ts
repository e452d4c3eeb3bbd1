import { documentContent } from '@raade/content-model/provided/provided-content';
import { countdownOverForms } from '@raade/contracts/site/page-frame';
import { pagesOf } from './pages.ts';

const content = documentContent();
const frameOf = (path: string) => pagesOf(content).find((page) => page.path === path)?.frame;

test.each(['/apply/student', '/apply/partner', '/apply/guest'])(
  '[ROUTE-04][NAV-10][NAV-12][CDN-01] %s has white text, an opaque bar after scrolling, and a countdown if the forum is full',
  (path) => {
    const countdown = countdownOverForms(content.forum);
    expect(frameOf(path)).toEqual({ ink: 'white', scrolledBar: 'opaque', ...countdown });
  },
);

test('[CDN-04] the donation page requests no countdown', () => {
  expect(frameOf('/donate')).toBeUndefined();
});

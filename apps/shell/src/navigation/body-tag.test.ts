import type { PageFrame } from '@raade/contracts/site/page-frame';
import { bodyTagOf } from './body-tag.ts';

test.each<[PageFrame, string | undefined]>([
  [{ hero: true }, 'light'],
  [{ ground: 'dark' }, 'dark'],
  [{ hero: true, ground: 'dark' }, 'dark'],
  [{}, undefined],
  [{ ink: 'white', scrolledBar: 'opaque' }, undefined],
])('[NAV-42] a page with %j tags the body %s', (page, tag) => {
  expect(bodyTagOf(page)).toBe(tag);
});

import { DOCUMENTS, putDocument } from '../healthy-project.ts';
import type { Resource } from '../world.ts';
import { type BrokenState, HOME, fileOf } from './broken-state.ts';

export const PUBLISHED: readonly BrokenState[] = [
  {
    name: 'the site is down',
    spoil: (world) => world.edit(HOME, { status: 503 }),
    level: 'fail',
    says: /example\.org\/ answers 503/,
  },
  {
    name: 'the site is a page of Hosting’s own',
    spoil: (world) => world.edit(HOME, { body: '<h1>Site Not Found</h1>' }),
    level: 'fail',
    says: /a page that nobody has composed/,
  },
  {
    name: 'browsers are not told to stay with HTTPS',
    spoil: (world) => world.edit(HOME, { headers: {} }),
    level: 'fail',
    says: /not told to stay with HTTPS/,
  },
  {
    name: 'HSTS is preloaded for a day',
    spoil: (world) =>
      world.edit(HOME, {
        headers: { 'Strict-Transport-Security': 'max-age=86400; includeSubDomains; preload' },
      }),
    level: 'fail',
    says: /HSTS asks for preloading/,
  },
  {
    name: 'the clock is wrong',
    spoil: (world) =>
      world.edit(HOME, {
        headers: {
          'Strict-Transport-Security': 'max-age=63072000',
          Date: new Date(Date.now() - 600_000).toUTCString(),
        },
      }),
    level: 'fail',
    says: /the clocks .+ are (599|60\d) s apart/,
  },
  {
    name: 'the certificate ends soon',
    spoil: (_world, room) => {
      room.certificateDays = 9;
    },
    level: 'warn',
    says: /the certificate of example\.org ends in [89] days/,
  },
  {
    name: 'the certificate has ended',
    spoil: (_world, room) => {
      room.certificateDays = -1;
    },
    level: 'fail',
    says: /the certificate of example\.org has ended/,
  },
  {
    name: 'an app has no pointer',
    spoil: (world) => world.remove(`${DOCUMENTS}/release_pointers/admin`),
    level: 'fail',
    says: /admin has no release that is live/,
  },
  {
    name: 'a pointer is that of another app',
    spoil: (world) => {
      const { fields } = world.get(`${DOCUMENTS}/release_pointers/giving`) as { fields: Resource };
      world.edit(`${DOCUMENTS}/release_pointers/content`, { fields });
    },
    level: 'fail',
    says: /the pointer of content is none: it is that of giving/,
  },
  {
    name: 'a file of a live release is gone',
    spoil: (world) => world.remove(fileOf('giving', 'js/page.js')),
    level: 'fail',
    says: /the live release of giving lacks js\/page\.js/,
  },
  {
    name: 'release.json is not what the pointer vouches for',
    spoil: (world) => world.edit(fileOf('content', 'release.json'), { body: '{}' }),
    level: 'fail',
    says: /release\.json of content .+ is not the one that its pointer names/,
  },
  {
    name: 'the newest state cannot be published',
    spoil: (world) =>
      putDocument(world, 'publishing/site', {
        failure: { message: 'Hosting answers 403.', revisions: {}, at: new Date(), tries: 7 },
      }),
    level: 'fail',
    says: /not live after 7 tries: Hosting answers 403/,
  },
  {
    name: 'a pointer has moved, and nobody has published',
    spoil: (world) => {
      const key = `${DOCUMENTS}/release_pointers/giving`;
      const { fields } = world.get(key) as { fields: Resource };
      world.edit(key, { fields: { ...fields, revision: { integerValue: '4' } } });
    },
    level: 'fail',
    says: /the pointer of giving has moved, and the site has not/,
  },
];

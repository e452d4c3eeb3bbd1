import { refuseReplay } from './refuse-replay.ts';

const app = { appId: 'an-app', token: {} as never };

test('an App Check token that was used before is refused', () => {
  expect(() => refuseReplay({ ...app, alreadyConsumed: true })).toThrow('load the page again');
});

test.each([undefined, app, { ...app, alreadyConsumed: false }])(
  'a token that is new, and a site without App Check, are not refused',
  (call) => {
    expect(() => refuseReplay(call)).not.toThrow();
  },
);

import { randomUUID } from 'node:crypto';
import { originOf, originOfTag, tagOf } from './mail-origin.ts';

test('only mails with a record have an origin, and other tags are not accepted', () => {
  const origin = { kind: 'campaign', id: randomUUID() } as const;
  expect(originOf({ campaignId: 'test-1' }, randomUUID())).toBeUndefined();
  expect(originOf({}, 'a batch')).toBeUndefined();
  expect(originOf({ campaignId: origin.id }, randomUUID())).toEqual(origin);
  expect(originOfTag(tagOf(origin))).toEqual(origin);
  for (const tag of ['', 'campaign', 'campaign_', 'campaign_../x', `other_${origin.id}`])
    expect(originOfTag(tag)).toBeUndefined();
});

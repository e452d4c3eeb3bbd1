import { COMPOSED_DATA, COMPOSED_DIGEST, digestOf } from '@raade/contracts/releases/composed-data';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import type { SiteData } from '@raade/contracts/site/site-data';
import { dataBlocks } from './data-blocks.ts';
import { navigationOf } from './site-data.ts';

const SITE: SiteData = {
  pages: { '/<b>': { hero: true } },
  navigation: navigationOf({}),
  today: '2025-03-01',
};

test('the last block holds the digest of the exact texts of the other blocks', async () => {
  const blocks = await dataBlocks(LOCAL_ENVIRONMENT, { schema: 1, remotes: {} }, SITE);
  const read = blocks.map((block) => {
    const [, id = '', text = ''] = /id="(.*?)">(.*)<\/script>$/.exec(block) ?? [];
    return { id, text };
  });
  expect(read.map(({ id }) => id)).toEqual([...COMPOSED_DATA, COMPOSED_DIGEST]);
  const texts = read.map(({ text }) => text);
  const digest: unknown = JSON.parse(texts.pop() ?? '');
  expect(digest).toBe(await digestOf(texts.join('\n')));
});

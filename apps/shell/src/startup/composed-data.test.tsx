import { COMPOSED_DATA, COMPOSED_DIGEST, digestOf } from '@raade/contracts/releases/composed-data';
import { isDataChecked } from './composed-data.ts';

const TEXTS = ['{"name":"test"}', '{"remotes":{}}', '{"pages":{}}'];

/** A page as the publisher writes it. */
async function compose(): Promise<void> {
  const digest = JSON.stringify(await digestOf(TEXTS.join('\n')));
  const ids = [...COMPOSED_DATA, COMPOSED_DIGEST];
  document.body.innerHTML = [...TEXTS, digest]
    .map((text, index) => `<script type="application/json" id="${ids[index]}">${text}</script>`)
    .join('');
}

const setSecure = (value: boolean) =>
  Object.defineProperty(window, 'isSecureContext', { value, configurable: true });

beforeEach(async () => {
  setSecure(true);
  await compose();
});

test('data that is unchanged since compose checked it counts as checked', async () => {
  expect(await isDataChecked()).toBe(true);
});

test.each(COMPOSED_DATA)('data does not count as checked after a change of %s', async (id) => {
  document.getElementById(id)?.append(' ');
  expect(await isDataChecked()).toBe(false);
});

test('a page without a digest does not count as checked', async () => {
  document.getElementById(COMPOSED_DIGEST)?.remove();
  expect(await isDataChecked()).toBe(false);
});

test('no data counts as checked where the browser computes no digests', async () => {
  setSecure(false);
  expect(await isDataChecked()).toBe(false);
});

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

test('data that nobody has touched since compose checked it is vouched for', async () => {
  expect(await isDataChecked()).toBe(true);
});

test.each(COMPOSED_DATA)('data is not vouched for once %s says something else', async (id) => {
  document.getElementById(id)?.append(' ');
  expect(await isDataChecked()).toBe(false);
});

test('a page without a digest is not vouched for', async () => {
  document.getElementById(COMPOSED_DIGEST)?.remove();
  expect(await isDataChecked()).toBe(false);
});

test('where browsers compute no digests, nothing is vouched for', async () => {
  setSecure(false);
  expect(await isDataChecked()).toBe(false);
});

import path from 'node:path';
import {
  bytesOf,
  GIVING_LIMIT,
  weighGiving,
  withFullFirestore,
} from '@raade/measure/giving-weight.ts';
import { expect, test } from '../federation/composed-site.ts';

test('a donor downloads at most 90 kB of script beyond the shell before the card field, without the full Firestore', async ({
  site,
  page,
}) => {
  const { withForm, beforeCardField } = await weighGiving(page, site);
  expect(withForm.map(({ file }) => file)).toContainEqual(expect.stringMatching(/^js\/donation\./));
  expect(beforeCardField.map(({ file }) => file)).toContainEqual(
    expect.stringMatching(/^js\/payment\./),
  );
  expect(bytesOf(beforeCardField)).toBeLessThanOrEqual(GIVING_LIMIT);
  expect(await withFullFirestore(path.resolve(import.meta.dirname, '../../../dist/apps'))).toEqual(
    [],
  );
});

import { documentContent } from '@raade/content-model/provided/provided-content';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { BACKUP_WEEKS } from '@raade/contracts/health/backups';
import { keptFor, keptInBackups } from './kept-for.ts';

test('the privacy page says of every collection, and of backups, how long it is kept', () => {
  const { privacy } = documentContent();
  const records = [...privacy.records, ...(privacy.staff?.records ?? [])];
  const said = new Set(records.flatMap(({ covers }) => keptFor(covers)));
  for (const { kept } of Object.values(COLLECTION_TABLE)) expect(said).toContain(kept.says);
  expect(keptInBackups()).toContain(`for up to ${BACKUP_WEEKS} weeks`);
});

test('what a campaign has sent is spoken of with the campaign', () => {
  expect(keptFor(['email_campaigns'])).toContain(COLLECTION_TABLE.deliveries.kept.says);
});

test('a time that is said is the time after which Firestore deletes', () => {
  for (const { kept } of Object.values(COLLECTION_TABLE)) {
    if ('days' in kept) expect(kept.says).toContain(`${kept.days} days`);
    else if ('unusedDays' in kept) expect(kept.says).toContain(`${kept.unusedDays} days`);
    else expect(kept.says).not.toMatch(/\d/);
  }
});

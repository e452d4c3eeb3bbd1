import { documentContent } from '@raade/content-model/provided/provided-content';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { BACKUP_WEEKS } from '@raade/contracts/health/backups';
import { retentionTexts, backupRetention } from './retention-texts.ts';

test('the privacy page says of every collection, and of backups, how long it is kept', () => {
  const { privacy } = documentContent();
  const records = [...privacy.records, ...(privacy.staff?.records ?? [])];
  const texts = new Set(records.flatMap(({ covers }) => retentionTexts(covers)));
  for (const row of Object.values(COLLECTION_TABLE)) expect(texts).toContain(row.retention.text);
  expect(backupRetention()).toContain(`for up to ${BACKUP_WEEKS} weeks`);
});

test('what a campaign has sent is spoken of with the campaign', () => {
  expect(retentionTexts(['email_campaigns'])).toContain(COLLECTION_TABLE.deliveries.retention.text);
});

test('a time that is said is the time after which Firestore deletes', () => {
  for (const { retention: own } of Object.values(COLLECTION_TABLE)) {
    if ('days' in own) expect(own.text).toContain(`${own.days} days`);
    else if ('unusedDays' in own) expect(own.text).toContain(`${own.unusedDays} days`);
    else expect(own.text).not.toMatch(/\d/);
  }
});

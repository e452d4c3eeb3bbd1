import { documentContent } from '@raade/content-model/provided/provided-content';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import { BACKUP_WEEKS } from '@raade/contracts/health/backups';
import { retentionTexts, backupRetention } from './retention-texts.ts';

test('the privacy page has a retention period for each collection and for backups', () => {
  const { privacy } = documentContent();
  const records = [...privacy.records, ...(privacy.staff?.records ?? [])];
  const texts = new Set(records.flatMap(({ covers }) => retentionTexts(covers)));
  for (const row of Object.values(COLLECTION_TABLE)) expect(texts).toContain(row.retention.text);
  expect(backupRetention()).toContain(`for up to ${BACKUP_WEEKS} more weeks`);
});

test('the retention text of a campaign covers its deliveries', () => {
  expect(retentionTexts(['email_campaigns'])).toContain(COLLECTION_TABLE.deliveries.retention.text);
});

test('the stated periods are those after which Firestore deletes', () => {
  for (const { retention: own } of Object.values(COLLECTION_TABLE)) {
    if ('days' in own) expect(own.text).toContain(`${own.days} days`);
    else if ('unusedDays' in own) expect(own.text).toContain(`${own.unusedDays} days`);
    else expect(own.text).not.toMatch(/\d/);
  }
});

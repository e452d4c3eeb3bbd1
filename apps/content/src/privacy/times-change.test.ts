import { forDays } from '@raade/contracts/firestore/collection-row';

beforeEach(() => jest.resetModules());
afterEach(() => {
  jest.dontMock('@raade/contracts/firestore/collection-table');
  jest.dontMock('@raade/contracts/health/backups');
});

test('another time in the table of collections is another time on the page', async () => {
  const kept = forDays(123, (days) => `For ${days} days.`, 'deleted');
  const mails = { path: 'mails', readBy: 'nobody', writtenBy: 'functions', kept };
  jest.doMock('@raade/contracts/firestore/collection-table', () => ({
    COLLECTION_TABLE: { mails },
  }));
  jest.doMock('@raade/contracts/health/backups', () => ({ BACKUP_WEEKS: 5 }));
  const { keptFor, keptInBackups } = await import('./kept-for.ts');
  expect(keptFor(['mails'])).toEqual(['For 123 days.']);
  expect(keptInBackups()).toContain('for up to 5 weeks');
});

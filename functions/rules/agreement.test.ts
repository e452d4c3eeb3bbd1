import {
  guestApplicationSchema,
  LINE_LIMIT,
  LINE_SHAPE,
  LINK_SHAPE,
  partnerApplicationSchema,
  studentApplicationSchema,
  TEXT_LIMIT,
  YEAR_SHAPE,
} from '@raade/contracts/applications/applications';
import { EMAIL_SHAPE, REACHABLE_SHAPE } from '@raade/contracts/base/email-address';
import { SEEN_SHAPE } from '@raade/contracts/base/unseen';
import { ROLES_CLAIM } from '@raade/contracts/staff/claims';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import {
  COLLECTIONS,
  DELIVERIES,
  EDITION_PARTS,
  PICTURE_VARIANTS,
} from '@raade/contracts/base/collections';
import { CONTENT_PARTS } from '@raade/contracts/content/parts';
import { SESSION_LIMITS } from '@raade/contracts/staff/session';
import { RULES } from './rules-environment.ts';

/** Fields of the documents that browsers write themselves, by collection. */
const WRITTEN_DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  [COLLECTIONS.studentApplications]: [
    ...Object.keys(studentApplicationSchema.shape),
    'status',
    'created_at',
  ],
  [COLLECTIONS.partnerApplications]: [
    ...Object.keys(partnerApplicationSchema.shape),
    'status',
    'created_at',
  ],
  [COLLECTIONS.guestApplications]: [
    ...Object.keys(guestApplicationSchema.shape),
    'status',
    'created_at',
  ],
  [COLLECTIONS.contentPresence]: ['name', 'part', 'item', 'at', 'expires_at'],
  [COLLECTIONS.sessions]: ['uid', 'seen_at', 'ended_at'],
};

const found = (pattern: RegExp) => [...RULES.matchAll(pattern)].map(([, match]) => match);

test('the rules name exactly the collections of the contracts', () => {
  const paths = found(/match \/(\w+)\/\{\w+\} \{/g);
  const within = [DELIVERIES, EDITION_PARTS, PICTURE_VARIANTS];
  expect(paths.sort()).toEqual([...Object.values(COLLECTIONS), ...within].sort());
});

test('the rules repeat the size limits of the contracts', () => {
  expect(found(/size\(\) <= (\d+)/g).map(Number)).toEqual([LINE_LIMIT, TEXT_LIMIT]);
});

/** A pattern of JavaScript's as rules write it. */
const inRules = (shape: string) => shape.replaceAll('\\u{', '\\x{').replaceAll('\\', '\\\\');

test('the rules repeat the shapes of answers', () => {
  const shapes = found(/value\.matches\('(.*)'\)/g);
  const repeated = [LINE_SHAPE, SEEN_SHAPE, EMAIL_SHAPE, REACHABLE_SHAPE, YEAR_SHAPE, LINK_SHAPE];
  expect(shapes).toEqual(repeated.map(inRules));
});

test('the rules know the claim of the roles', () => {
  expect(found(/token\.get\('(\w+)', \[\]\)/g)).toEqual([ROLES_CLAIM]);
});

test('the rules know the parts of the content', () => {
  const [names = ''] = found(/presence\.part in \[([^\]]*)\]/g);
  expect([...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)).toEqual([...CONTENT_PARTS]);
});

test('the rules know how long sessions last', () => {
  const HOUR_MS = 60 * 60_000;
  const minutes = found(/duration\.value\((\d+), 'm'\)/g).map((value) => Number(value) * 60_000);
  expect(new Set(minutes)).toEqual(new Set([SESSION_LIMITS.idleAfterMs, SESSION_LIMITS.freshMs]));
  const hours = found(/duration\.value\((\d+), 'h'\)/g).map((value) => Number(value) * HOUR_MS);
  expect(hours).toEqual([SESSION_LIMITS.endsAfterMs]);
});

test('the rules take the fields of the documents that browsers write, and no others', () => {
  const written = [...RULES.matchAll(/keys\(\)\.hasOnly\(\[([^\]]*)\]\)/g)].map(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name).sort(),
  );
  expect(written.sort()).toEqual(
    Object.values(WRITTEN_DOCUMENTS)
      .map((fields) => [...fields].sort())
      .sort(),
  );
});

test('the collections that browsers write are those of the table', () => {
  const written = Object.values(COLLECTION_TABLE).filter((row) => row.writtenBy !== 'functions');
  expect(Object.keys(WRITTEN_DOCUMENTS).sort()).toEqual(written.map(({ path }) => path).sort());
});

import {
  guestApplicationSchema,
  LINE_LIMIT,
  LINE_SHAPE,
  LINK_SHAPE,
  partnerApplicationSchema,
  studentApplicationSchema,
  TEXT_LIMIT,
  YEAR_SHAPE,
} from '@raade/contracts/applications/application.schema';
import { EMAIL_SHAPE, REACHABLE_SHAPE } from '@raade/contracts/base/email-address';
import { SEEN_SHAPE } from '@raade/contracts/base/unseen';
import { COLLECTION_TABLE } from '@raade/contracts/firestore/collection-table';
import {
  COLLECTIONS,
  DELIVERIES,
  EDITION_PARTS,
  PICTURE_VARIANTS,
} from '@raade/contracts/base/collections';
import { RULES } from './rules-environment.ts';

const REVIEWED = ['status', 'created_at'];
/** Fields of the documents that browsers write themselves, by collection. */
const WRITTEN_DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  [COLLECTIONS.studentApplications]: [...Object.keys(studentApplicationSchema.shape), ...REVIEWED],
  [COLLECTIONS.partnerApplications]: [...Object.keys(partnerApplicationSchema.shape), ...REVIEWED],
  [COLLECTIONS.guestApplications]: [...Object.keys(guestApplicationSchema.shape), ...REVIEWED],
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

/** A pattern of JavaScript in the syntax of the rules. */
const inRules = (shape: string) => shape.replaceAll('\\u{', '\\x{').replaceAll('\\', '\\\\');

test('the rules repeat the patterns of the contracts for answers', () => {
  const shapes = found(/value\.matches\('(.*)'\)/g);
  const repeated = [LINE_SHAPE, SEEN_SHAPE, EMAIL_SHAPE, REACHABLE_SHAPE, YEAR_SHAPE, LINK_SHAPE];
  expect(shapes).toEqual(repeated.map(inRules));
});

test('the rules accept exactly the fields of the documents that browsers write', () => {
  const written = [...RULES.matchAll(/keys\(\)\.hasOnly\(\[([^\]]*)\]\)/g)].map(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name).sort(),
  );
  expect(written.sort()).toEqual(
    Object.values(WRITTEN_DOCUMENTS)
      .map((fields) => [...fields].sort())
      .sort(),
  );
});

test('the collections that browsers write are those in the table of collections', () => {
  const written = Object.values(COLLECTION_TABLE).filter((row) => row.writtenBy !== 'functions');
  expect(Object.keys(WRITTEN_DOCUMENTS).sort()).toEqual(written.map(({ path }) => path).sort());
});

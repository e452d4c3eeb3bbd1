import '../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import {
  type CallAddress,
  CALLABLES,
  RENDER_PAGES,
  UPLOAD_PICTURE,
} from '@raade/contracts/base/callables';
import { CAMPAIGN_LIMITS } from '@raade/contracts/mail/campaigns';
import { CONTENT_LIMITS, CONTENT_PARTS } from '@raade/contracts/content/parts';
import { PICTURE_LIMITS } from '@raade/contracts/content/pictures';
import { IMPORT_LIMITS } from '@raade/contracts/registrants/import/import-calls';
import { SAMPLE_EDITION } from '@raade/contracts/content/values';
import * as z from 'zod/mini';
import { RENDER_LIMITS } from '@raade/publishing/renderers/render-pages';
import { CALL_TABLE } from '../../deployed/call-table.ts';
import { DEPLOYED_FUNCTIONS } from '../../testing/deployed-functions.ts';
import { bodyLimit, longestBody } from './body-limits.ts';

const MIB = 1024 * 1024;

/** Text with the most bytes for its number of characters. */
const text = (length: number) => '€'.repeat(length);

/** The longest calls that pages can make to functions with their own limit. */
const LONGEST: Partial<Record<CallAddress, object>> = {
  [CALLABLES.sendEmailCampaign]: {
    subject: text(CAMPAIGN_LIMITS.subject),
    content: text(CAMPAIGN_LIMITS.contentBytes / 3),
    recipientType: 'all',
    testMode: true,
    testEmail: 'ada@example.org',
    campaignId: randomUUID(),
  },
  [CALLABLES.importRegistrants]: {
    forum_id: '2025',
    import_id: randomUUID(),
    apply: true,
    rows: Array.from({ length: IMPORT_LIMITS.batchRows }, () => ({
      line: 1000,
      cells: { full_name: 'a'.repeat(IMPORT_LIMITS.batchBytes / IMPORT_LIMITS.batchRows - 40) },
    })),
  },
  [CALLABLES.saveContentItem]: {
    part: 'sessions',
    item: text(CONTENT_LIMITS.itemKeyLength),
    value: 'a'.repeat(CONTENT_LIMITS.itemBytes - 2),
    edition: SAMPLE_EDITION,
    revision: 0,
  },
  [CALLABLES.publishContent]: {
    request: randomUUID(),
    edition: SAMPLE_EDITION,
    drafts: Array.from({ length: CONTENT_LIMITS.drafts }, () => ({
      part: 'forum-phases',
      item: text(CONTENT_LIMITS.itemKeyLength),
      revision: 1000,
    })),
    note: text(CONTENT_LIMITS.note),
  },
  [CALLABLES.importContent]: {
    edition: SAMPLE_EDITION,
    file: {
      version: 1,
      edition: SAMPLE_EDITION,
      parts: Object.fromEntries(
        CONTENT_PARTS.map((part) => [
          part,
          'a'.repeat(CONTENT_LIMITS.editionBytes / CONTENT_PARTS.length - 2),
        ]),
      ),
    },
  },
};

test.each(Object.entries(LONGEST))(
  '%s accepts the longest call that pages can make',
  async (name, data) => {
    const { request } = await CALL_TABLE[name as CallAddress]();
    expect(request.safeParse(data).error).toBeUndefined();
    expect(Buffer.byteLength(JSON.stringify({ data }))).toBeLessThanOrEqual(bodyLimit(name));
  },
);

test('any other call with all fields at their limits is accepted by its function', async () => {
  const others = Object.entries(CALL_TABLE).filter(([name]) => !(name in LONGEST));
  expect(others.length).toBeGreaterThan(30);
  for (const [name, load] of others) {
    const { request } = await load();
    const described = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' });
    const limits = [...JSON.stringify(described).matchAll(/"max(?:Length|Items)":(\d+)/g)];
    const sum = limits.reduce((total, [, limit]) => total + Number(limit), 0);
    expect([name, 3 * sum]).toEqual([name, Math.min(3 * sum, bodyLimit(name))]);
  }
});

test('the largest bundle of a release and the largest picture are accepted', () => {
  expect(bodyLimit(RENDER_PAGES)).toBeGreaterThan(3 * RENDER_LIMITS.bundleCharacters);
  expect(bodyLimit(UPLOAD_PICTURE)).toBeGreaterThan(PICTURE_LIMITS.bytes);
});

const PUBLIC = [...DEPLOYED_FUNCTIONS].flatMap(([name, { __endpoint: endpoint }]) => {
  const { httpsTrigger, callableTrigger, blockingTrigger } = endpoint;
  const isPublic = !httpsTrigger?.invoker?.includes('private');
  return isPublic && (httpsTrigger ?? callableTrigger ?? blockingTrigger)
    ? [[name, endpoint] as const]
    : [];
});

test.each(PUBLIC)(
  '%s runs few requests at a time, and has memory for that many of the longest',
  (name, endpoint) => {
    const concurrency = Number(endpoint.concurrency);
    expect(concurrency).toBeLessThanOrEqual(8);
    expect(Number(endpoint.maxInstances)).toBeLessThanOrEqual(10);
    expect(Number.isFinite(longestBody(name))).toBe(true);
    // A process uses 150 MB before its first request. A picture takes less than JSON, since it is not parsed.
    const ofBody = name === UPLOAD_PICTURE ? 2 : 70;
    const needed = 150e6 + concurrency * longestBody(name) * ofBody;
    expect(needed).toBeLessThan(Number(endpoint.availableMemoryMb) * MIB);
  },
);

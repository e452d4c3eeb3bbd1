import { CONSOLE_LINES } from './testing/console-lines.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { CONDITIONS, HEALTH_LINES } from '@raade/contracts/health/health';
import { CONDITION_LIST } from '@raade/functions/health/conditions';
import { logHealth } from '@raade/functions/health/log-health';
import * as z from 'zod/mini';

const OPS = import.meta.dirname;
/** Policies that do not match the log line of a condition. */
const OTHERS = ['heartbeat', 'site-down'];

/** The fields that we write of https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies. */
const policySchema = z.strictObject({
  displayName: z.string().check(z.minLength(10), z.maxLength(200)),
  documentation: z.strictObject({
    content: z.string().check(z.minLength(50), z.maxLength(8000)),
    mimeType: z.literal('text/markdown'),
    subject: z.string().check(z.maxLength(255)),
  }),
  severity: z.enum(['CRITICAL', 'ERROR', 'WARNING']),
  combiner: z.literal('OR'),
  conditions: z.array(
    z.strictObject({
      displayName: z.string(),
      conditionMatchedLog: z.optional(z.strictObject({ filter: z.string() })),
      conditionAbsent: z.optional(z.looseObject({ filter: z.string() })),
      conditionThreshold: z.optional(z.looseObject({ filter: z.string() })),
    }),
  ),
  alertStrategy: z.optional(
    z.strictObject({
      notificationRateLimit: z.strictObject({ period: z.string() }),
      autoClose: z.string(),
    }),
  ),
});

const namesIn = (folder: string) =>
  readdirSync(path.join(OPS, folder)).map((name) => path.basename(name, '.json'));
const textOf = (folder: string, name: string) =>
  readFileSync(path.join(OPS, folder, `${name}.json`), 'utf8');
const policyOf = (name: string) => policySchema.parse(JSON.parse(textOf('alerts', name)));

/** Every log line of the health check while `name` begins and ends, as Cloud Logging stores it. */
function linesOf(name: string): object[] {
  CONSOLE_LINES.length = 0;
  const change = { name, since: Timestamp.now(), figures: { minutes: 31 } };
  logHealth({ on: [name], began: [change], ended: [] });
  logHealth({ on: [], began: [], ended: [change] });
  return CONSOLE_LINES.map((line) => {
    const { severity, ...jsonPayload } = JSON.parse(line) as Record<string, unknown>;
    const labels = { service_name: 'watch-health' };
    return { severity, jsonPayload, resource: { type: 'cloud_run_revision', labels } };
  });
}

const CLAUSE = /^([\w.]+)="([^"]*)"$/;

/** Clauses `path="text"` with AND between them: the only syntax that our filters use. */
function matches(filter: string, line: object): boolean {
  return filter.split(' AND ').every((clause) => {
    const [, at = '', wanted] = CLAUSE.exec(clause) ?? [];
    if (wanted === undefined) throw new Error(`${clause} is no clause that this test can read`);
    const found = at
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], line);
    return found === wanted;
  });
}

test('each condition has an alert policy, and the only others are the known ones', () => {
  expect(namesIn('alerts').sort()).toEqual([...CONDITIONS, ...OTHERS].sort());
});

test.each(namesIn('alerts'))('%s is a valid policy with instructions and one condition', (name) => {
  const { conditions } = policyOf(name);
  expect(conditions).toHaveLength(1);
});

test.each(CONDITION_LIST.map(({ name }) => name))(
  'the policy of %s matches only the log line of its beginning',
  (name) => {
    const { conditions, alertStrategy } = policyOf(name);
    const filter = conditions[0]?.conditionMatchedLog?.filter ?? '';
    const lines = CONDITIONS.flatMap((each) => linesOf(each));
    expect(lines.filter((line) => matches(filter, line))).toMatchObject([
      { jsonPayload: { message: HEALTH_LINES.began, condition: name } },
    ]);
    // Google requires it for policies that match log lines.
    expect(alertStrategy?.notificationRateLimit.period).toMatch(/^\d+s$/);
  },
);

test('only the heartbeat is logged with the severity NOTICE', () => {
  const filter = policyOf('heartbeat').conditions[0]?.conditionAbsent?.filter;
  expect(filter).toContain('metric.labels.severity="NOTICE"');
  const notices = linesOf('mail-late').filter(
    (line) => 'severity' in line && line.severity === 'NOTICE',
  );
  expect(notices).toMatchObject([
    { jsonPayload: { message: HEALTH_LINES.heartbeat, on: ['mail-late'] } },
    { jsonPayload: { message: HEALTH_LINES.heartbeat, on: [] } },
  ]);
});

test('uptime checks request the home page, the donation page and the registry', () => {
  const paths = namesIn('uptime').map((name) => {
    const check = JSON.parse(textOf('uptime', name)) as { httpCheck: { path: string } };
    return check.httpCheck.path;
  });
  expect(paths.sort()).toEqual(['/', '/donate', '/registry.json']);
});

test('the only placeholders in the files are PROJECT and SITE_HOST', () => {
  const texts = ['alerts', 'uptime'].flatMap((folder) =>
    namesIn(folder).map((name) => textOf(folder, name)),
  );
  const placeholders = texts.flatMap((text) => text.match(/\$\{[^}]*\}/g) ?? []);
  expect([...new Set(placeholders)].sort()).toEqual(['${PROJECT}', '${SITE_HOST}']);
});

import type {
  CampaignLink,
  ConditionName,
  ReadHealthResponse,
} from '@raade/contracts/health/health';

type Condition = ReadHealthResponse['conditions'][number];

/** A part of the site, and the state that each condition puts it into. */
interface Part {
  readonly label: string;
  readonly states: Partial<Record<ConditionName, string>>;
}

/** Labels of the lines for which `HealthList` shows more than a state. The runbook quotes them. */
export const CHECKS = 'Health checks';
export const WEBHOOK = 'Last message from Stripe';
export const NIGHTLY = 'Last nightly comparison with Stripe';
export const QUEUE = 'Oldest queued email';

/** The parts in the order of the page. Parts with problems move to its top. */
const PARTS: readonly Part[] = [
  { label: WEBHOOK, states: { 'webhook-silent': 'Stopped' } },
  { label: NIGHTLY, states: { 'nightly-late': 'Late', 'nightly-problems': 'Problems' } },
  { label: QUEUE, states: { 'mail-late': 'Late' } },
  { label: 'Email delivery', states: { 'mail-failed': 'Failed' } },
  { label: 'Pages in browsers', states: { 'release-errors': 'Failing' } },
  { label: 'Functions', states: { 'calls-failing': 'Failing' } },
  { label: 'Publishing of the site', states: { 'publishing-failing': 'Stopped' } },
  { label: 'Live content and versions', states: { 'live-not-shown': 'Not shown' } },
  { label: 'Scheduled changes of the content', states: { 'content-not-live': 'Late' } },
];

export interface HealthLine {
  readonly label: string;
  /** A word, like `Works` or `Late`. */
  readonly state: string;
  /** The problems that caused this state. */
  readonly problems: readonly Condition[];
  /** Campaigns that staff must handle, for the lines about them. */
  readonly campaigns?: readonly CampaignLink[];
}

/** Without a check for so long, the checks count as stopped: they run every two minutes. */
const CHECKS_STOPPED_MS = 15 * 60_000;

/**
 * One line for each part of the site, those with problems first. A condition that no part lists has its own line.
 * Without recent checks, parts without a problem are `Unknown`.
 */
export function healthLines(health: ReadHealthResponse, now: number): readonly HealthLine[] {
  const { lookedAt, conditions, pausedCampaigns, uncertainCampaigns } = health;
  const hasStopped = lookedAt === null || now - Date.parse(lookedAt) > CHECKS_STOPPED_MS;
  const partLines = PARTS.map(({ label, states }) => {
    const problems = conditions.filter(({ name }) => name in states);
    const [state] = problems.map(({ name }) => states[name as ConditionName]);
    return { label, state: state ?? (hasStopped ? 'Unknown' : 'Works'), problems };
  });
  const otherLines = conditions
    .filter((condition) => !partLines.some(({ problems }) => problems.includes(condition)))
    .map((condition) => ({ label: 'Other', state: 'Problem', problems: [condition] }));
  const lines: readonly HealthLine[] = [
    { label: CHECKS, state: hasStopped ? 'Stopped' : 'Works', problems: [] },
    ...otherLines,
    ...partLines,
    campaignLine('Paused campaigns', 'Paused', pausedCampaigns),
    campaignLine('Campaigns with uncertain delivery', 'Uncertain', uncertainCampaigns),
  ];
  const isFine = ({ state }: HealthLine) => state === 'Works' || state === 'Unknown';
  return [...lines.filter((line) => !isFine(line)), ...lines.filter(isFine)];
}

const campaignLine = (label: string, state: string, campaigns: readonly CampaignLink[]) => ({
  label,
  campaigns,
  problems: [],
  state: campaigns.length === 0 ? 'Works' : state,
});

import { registrantSchema, type Registrant } from '@raade/contracts/registrants/registrants';
import { forumFacts, forumYear } from '@raade/content-model/forum/forum-facts';
import { SAMPLE } from '@raade/content-model/sample-content';

/** A sample document of `unified_registrants`, and its time of registration. */
export interface SampleRegistrant {
  readonly registrant: Registrant;
  readonly createdAt: Date;
}

/** Number of all registrants. */
const COUNT = 60;
/** Sizes of the groups. The first member of a group is its leader. */
const GROUP_SIZES = [3, 4, 5];
const INDIVIDUALS = COUNT - GROUP_SIZES.reduce((sum, size) => sum + size);

const TICKETS = ['student-early-bird', 'student', 'professional-early-bird', 'professional', null];
const STATUSES = ['confirmed', 'confirmed', 'confirmed', 'pending', 'cancelled'];
const ROLES = ['Student', 'Researcher', 'Founder', null];
const ORGANIZATIONS = ['Example University', 'Sample College', 'Example Ventures, Ltd.', null];
const COUPONS = [null, null, null, 'SAMPLE-10'];
/** Hours between two registrations. */
const HOURS_BETWEEN = 7;
const { firstDay } = forumFacts(SAMPLE.forum);
const LAST_REGISTRATION = Date.parse(`${firstDay}T12:00:00Z`);

interface Group {
  readonly id: string;
  readonly size: number;
  readonly isLeader: boolean;
}

/**
 * Sample registrants for the staff pages, the same on every start. They include all ticket types, statuses and kinds of
 * registration, empty fields, and values that CSV must quote.
 */
export function sampleRegistrants(): SampleRegistrant[] {
  const groups = GROUP_SIZES.flatMap((size, index) =>
    Array.from({ length: size }, (_, member): Group => ({
      id: `sample-group-${index + 1}`,
      size,
      isLeader: member === 0,
    })),
  );
  const individuals = Array.from({ length: INDIVIDUALS }, () => undefined);
  return [...individuals, ...groups].map((group, index) => ({
    registrant: registrantSchema.parse(sampleRegistrant(index, group)),
    createdAt: new Date(LAST_REGISTRATION - (COUNT - index) * HOURS_BETWEEN * 3_600_000),
  }));
}

function sampleRegistrant(index: number, group: Group | undefined): Registrant {
  const number = String(index + 1).padStart(2, '0');
  const organization = pick(ORGANIZATIONS, index);
  return {
    id: `sample-${number}`,
    forum_id: forumYear(SAMPLE.forum),
    full_name: `Sample Attendee ${number}`,
    email: `attendee-${number}@example.org`,
    organization,
    role: pick(ROLES, index + Math.floor(index / ROLES.length)),
    ticket_type: pick(TICKETS, index),
    status: pick(STATUSES, index + Math.floor(index / TICKETS.length)),
    registrant_type: registrantType(group),
    email_verified: index % 3 !== 0,
    from_known_institution: organization === null ? null : organization === ORGANIZATIONS[0],
    group_id: group?.id ?? null,
    group_size: group?.size ?? null,
    is_group_leader: group?.isLeader ?? false,
    coupon_code: pick(COUPONS, index),
    additional_data:
      index % 10 === 0 ? { dietary: 'vegetarian', note: 'Said "hello", twice' } : null,
  };
}

function registrantType(group: Group | undefined): Registrant['registrant_type'] {
  if (!group) return 'individual';
  return group.isLeader ? 'group-leader' : 'group-member';
}

/** Chooses a value by index. After the last value, the first one follows again. */
export function pick<T>(values: readonly T[], index: number): T {
  return values[index % values.length] as T;
}

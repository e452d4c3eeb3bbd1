import type { Content } from '@raade/content-model/content.schema';
import { content } from '@raade/content-model/provided/provided-content';

export type AttendeeType = Content['attendees'][number];

/** The people whom the forum is for, in the order of their cards. */
export const ATTENDEE_TYPES: readonly AttendeeType[] = content('attendees');

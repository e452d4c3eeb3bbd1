import { sampleRegistrants } from '@raade/stack/seed/sample-registrants.ts';
import type { RecordedRegistrant } from './fake-registrants-backend.ts';

const MINUTE_MS = 60_000;
const NAMES = ['Sample', 'Example', 'Specimen', 'Model', 'Pattern', 'Échantillon', 'Muster'];
const SURNAMES = ['Attendee', 'Registrant', 'Visitor', 'Guest', 'Student', 'Partner', 'Speaker'];

const pick = (values: readonly string[], index: number) => values[index % values.length];

/** Generates any number of registrants, newest first, like those of the local stack. */
export function generateRegistrants(count: number): RecordedRegistrant[] {
  const samples = sampleRegistrants();
  const newest = Date.parse('2025-04-11T12:00:00Z');
  return Array.from({ length: count }, (_, index) => {
    const sample = samples[index % samples.length];
    if (!sample) throw new Error('There are no sample registrants.');
    const number = String(index).padStart(6, '0');
    const full_name = `${pick(NAMES, index * 5)} ${pick(SURNAMES, index * 3)} ${number}`;
    const fields = { id: `bench-${number}`, full_name, email: `attendee-${number}@example.org` };
    return {
      registrant: { ...sample.registrant, ...fields },
      createdAt: new Date(newest - index * MINUTE_MS),
    };
  });
}

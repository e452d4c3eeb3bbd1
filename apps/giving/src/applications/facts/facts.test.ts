import { PARTNER_FACTS } from '../partner/partner-facts.ts';
import { STUDENT_FACTS } from '../student/student-facts.ts';
import { factsSchema } from './facts.schema.ts';

test.each([STUDENT_FACTS, PARTNER_FACTS])('what $title tells is complete', (facts) => {
  expect(factsSchema.parse(facts)).toEqual(facts);
});

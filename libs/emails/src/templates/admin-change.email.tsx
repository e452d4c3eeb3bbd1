/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/base/brand';
import * as z from 'zod/mini';
import { Button } from '../blocks/button.tsx';
import { Paragraph, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { absoluteLink } from '../inputs/attendee.schema.ts';

const input = z.strictObject({
  change: z.enum(['invited', 'given', 'taken']),
  /** The address of the account or invitation that changes. */
  person: z.string(),
  /** The address of the admin who changes it. */
  by: z.string(),
  /** Link to the page People. */
  peoplePage: absoluteLink,
});
type Input = z.infer<typeof input>;

const TITLES = {
  invited: 'Somebody is invited as an admin',
  given: 'There is a new admin',
  taken: 'Somebody is no admin any more',
} as const satisfies Readonly<Record<Input['change'], string>>;

const SENTENCES: Readonly<Record<Input['change'], (input: Input) => string>> = {
  invited: ({ person, by }) => `${by} has invited ${person} as an admin.`,
  given: ({ person, by }) => `${person} is an admin now, by ${by}.`,
  taken: ({ person, by }) => `${by} has taken the role of admin from ${person}.`,
};

/** Informs all admins that a person is invited as an admin, or gains or loses the role. */
export const adminChangeEmail = defineTemplate({
  name: 'admin change',
  input,
  subject: `A change of the admins of ${BRAND.shortName}`,
  previewText: 'Every admin gets this email, and so does the person whose role has changed.',
  body: (values) => (
    <>
      <Title>{TITLES[values.change]}</Title>
      <Paragraph>{SENTENCES[values.change](values)}</Paragraph>
      <Paragraph>
        Admins can do everything on the staff pages. Did you expect this? If not, ask at once, but
        not by email. An admin can take all rights from an account with <strong>Revoke</strong>.
      </Paragraph>
      <Button href={values.peoplePage}>See Who Is Staff</Button>
    </>
  ),
});

/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/base/brand';
import * as z from 'zod/mini';
import { Button, ButtonAddress } from '../blocks/button.tsx';
import { Paragraph, SmallPrint, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { absoluteLink } from '../inputs/attendee.schema.ts';

const input = z.strictObject({
  /** Link to the page that sets a password. Valid for one hour. */
  passwordLink: absoluteLink,
});

/** Lets a member of the staff set a new password. */
export const passwordResetEmail = defineTemplate({
  name: 'password reset',
  input,
  subject: `Set a new password for the staff pages of ${BRAND.shortName}`,
  previewText: 'Somebody asked for a new password. The link works for one hour.',
  body: ({ passwordLink }) => (
    <>
      <Title>Set a new password</Title>
      <Paragraph>
        Somebody, probably you, asked for a new password for the staff pages of {BRAND.shortName}.
      </Paragraph>
      <Button href={passwordLink}>Set a New Password</Button>
      <Paragraph>
        <strong>This link works for one hour</strong>, and once. A new password ends all sessions
        that were begun with the old one.
      </Paragraph>
      <ButtonAddress href={passwordLink} />
      <SmallPrint>If it was not you, ignore this email: your password stays as it is.</SmallPrint>
    </>
  ),
});

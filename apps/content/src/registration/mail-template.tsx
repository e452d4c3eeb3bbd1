import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { Card, Heading, renderText } from '@raade/ui';

const Box = styled(Card)`
  display: grid;
  gap: var(--space-3);
  width: 100%;
`;

const Lines = styled.p`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-small);
  background: var(--color-surface-sunken);
  white-space: pre-line;
`;

/** The text of the registration mail, for visitors whose device cannot open a mail program. */
export function MailTemplate() {
  const { contact, 'forum-page': texts } = useContent();
  const lines = texts.places?.mailLines ?? [];
  if (lines.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="lines-title">
      <Heading as="h2" id="lines-title">
        Prefer email?
      </Heading>
      <p>Send us these lines, filled in:</p>
      <Lines>{renderText(lines.join('\n'))}</Lines>
      <p>
        To <strong>{contact.email}</strong>
      </p>
    </Box>
  );
}

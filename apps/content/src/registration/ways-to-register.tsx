import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { ButtonLink } from '@raade/ui';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { forumOf } from '@raade/content-model/forum/forum-of';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  p a {
    color: inherit;
    font-weight: 600;
  }
`;

/** The ways to register: the form of the remote `giving`, or a mail. */
export function WaysToRegister() {
  const content = useContent();
  return (
    <Links>
      <ButtonLink to="/apply/guest" look="sun">
        Fill in the form
      </ButtonLink>
      <p>
        or write to <a href={registrationMail(content)}>{content.contact.email}</a>
      </p>
    </Links>
  );
}

/** The `mailto:` address for a registration, with subject and lines to fill in (RFC 6068). */
export function registrationMail(content: ProvidedContent): string {
  const { name, dates } = forumOf(content);
  const subject = encodeURIComponent(`Registration: ${name}, ${dates}`);
  const lines = content['forum-page'].places?.mailLines ?? [];
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join('\r\n'))}` : '';
  return `mailto:${content.contact.email}?subject=${subject}${body}`;
}

import { dayAndYear } from '@raade/content-model/forum/day-text';
import { useContent } from '@raade/content-model/provided/use-content';
import { Link, styled, usePageHead } from '@raade/platform';
import { Hero, HeroTitle, Lead, letters, Section } from '@raade/ui';
import { BrowserStorage } from './browser-storage.tsx';
import { chaptersOfPage } from './chapters.ts';
import { InShort } from './in-short.tsx';
import { PRIVACY_HEAD } from './privacy.head.ts';
import { PolicyChapter } from './policy-chapter.tsx';
import { MailService } from './mail-service.tsx';
import { keptInBackups } from './kept-for.ts';
import { Records } from './records.tsx';
import { StaffPart } from './staff-part.tsx';

const Chapters = styled.div`
  display: grid;
  gap: var(--space-16);
`;

const Changed = styled.p`
  margin-block-end: var(--space-4);
  color: var(--color-text-muted);
`;

const Services = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-4);
  padding-inline-start: 1.25em;
`;

const Contents = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  margin-block-end: var(--space-12);
  list-style: none;

  a {
    font-weight: 600;
  }
`;

export default function PrivacyPage() {
  usePageHead(PRIVACY_HEAD);
  const { contact, privacy } = useContent();
  return (
    <>
      <Hero labelledBy="privacy-title" height="short">
        <HeroTitle id="privacy-title">Privacy</HeroTitle>
        <Lead>{letters(privacy.lead)}</Lead>
      </Hero>
      <Section>
        <Changed>{`Last changed on ${dayAndYear(privacy.updated)}.`}</Changed>
        <InShort />
        <nav aria-label="On this page">
          <Contents>
            {chaptersOfPage(privacy).map(([id, title]) => (
              <li key={id}>
                <Link to={`/privacy#${id}`}>{title}</Link>
              </li>
            ))}
          </Contents>
        </nav>
        <Chapters>
          <Records />
          <PolicyChapter id="privacy-others">
            <p>{letters(privacy.others.lead)}</p>
            <Services>
              {privacy.others.services.map(({ name, what }) => (
                <li key={name}>
                  <strong>{letters(name)}</strong> {letters(what)}
                </li>
              ))}
              <MailService />
            </Services>
          </PolicyChapter>
          <PolicyChapter id="privacy-rights">
            {privacy.rights.map((right) => (
              <p key={right}>{letters(right)}</p>
            ))}
            <p>{keptInBackups()}</p>
            <p>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
          </PolicyChapter>
          <BrowserStorage />
          <StaffPart />
        </Chapters>
      </Section>
    </>
  );
}

import { dayAndYear } from '@raade/content-model/forum/day-text';
import { useContent } from '@raade/content-model/provided/use-content';
import { environment, Link, media, styled, usePageHead } from '@raade/platform';
import { Hero, HeroTitle, Lead, renderText, Section, Stack } from '@raade/ui';
import { PRIVACY_HEAD } from './privacy.head.ts';
import { backupRetention } from './retention-texts.ts';
import { PrivacyRecord } from './privacy-record.tsx';
import { mailServiceOf } from '@raade/contracts/mail/mail-service';
import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { createElement, type ReactNode } from 'react';
import type { Content } from '@raade/content-model/content.schema';

/** Titles of chapters by the ids of their headings. */
const CHAPTERS = {
  'privacy-records': 'What we keep about you',
  'privacy-others': 'Companies we use',
  'privacy-rights': 'What you can ask of us',
  'privacy-browser': 'In your browser',
  'privacy-staff': 'What concerns our staff only',
};

const LastChange = styled.p`
  margin-block-end: var(--space-4);
  color: var(--color-text-muted);
`;

const Summary = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: 46rem;
  margin-block-end: var(--space-8);
  padding-inline-start: 1.25em;
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
        <Lead>{renderText(privacy.lead)}</Lead>
      </Hero>
      <Section>
        <LastChange>{`Last changed on ${dayAndYear(privacy.updated)}.`}</LastChange>
        <Summary aria-label="In short">
          {privacy.summary?.map((line) => (
            <li key={line}>{renderText(line)}</li>
          ))}
          <li>
            To see, correct or delete what we hold about you, write to{' '}
            <a href={`mailto:${contact.email}`}>{contact.email}</a>.
          </li>
        </Summary>
        <nav aria-label="On this page">
          <Contents>
            {Object.entries(CHAPTERS)
              .filter(([id]) => privacy.staff || id !== 'privacy-staff')
              .map(([id, title]) => (
                <li key={id}>
                  <Link to={`/privacy#${id}`}>{title}</Link>
                </li>
              ))}
          </Contents>
        </nav>
        <Stack $gap={16}>
          <PolicyChapter id="privacy-records">
            {privacy.records.map((record) => (
              <PrivacyRecord key={record.title} record={record} />
            ))}
          </PolicyChapter>
          <PolicyChapter id="privacy-others">
            <p>{renderText(privacy.others.lead)}</p>
            <Services>
              {privacy.others.services.map(({ name, what }) => (
                <li key={name}>
                  <strong>{renderText(name)}</strong> {renderText(what)}
                </li>
              ))}
              <MailService />
            </Services>
          </PolicyChapter>
          <PolicyChapter id="privacy-rights">
            {privacy.rights.map((right) => (
              <p key={right}>{renderText(right)}</p>
            ))}
            <p>{backupRetention()}</p>
            <p>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
          </PolicyChapter>
          <PolicyChapter id="privacy-browser">
            <p>{renderText(privacy.browser.lead)}</p>
            <StoredEntries entries={privacy.browser.entries} />
          </PolicyChapter>
          <StaffPart />
        </Stack>
      </Section>
    </>
  );
}

/** The provider of our mail. The environment decides it, so the publisher fills in the name in the prerendered HTML. */
function MailService() {
  const name = createElement(
    PRERENDERING.mailServicePlaceholder,
    null,
    mailServiceOf(environment()),
  );
  return (
    <li>
      <strong>{name}</strong> delivers our mail. It sees the address and text of each one, and may
      keep a record of what went to whom for a few days.
    </li>
  );
}

const Details = styled.details`
  summary {
    width: fit-content;
    padding-block: var(--space-2);
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }

  /* Prints closed chapters, too. */
  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`;

/** Collapsed with `details`, since visitors need not read it, and the page has no script. */
function StaffPart() {
  const { staff } = useContent().privacy;
  if (!staff) return null;
  return (
    <PolicyChapter id="privacy-staff">
      <Details>
        <summary>Records of their work, and what their browser keeps</summary>
        {staff.records.map((record) => (
          <PrivacyRecord key={record.title} record={record} />
        ))}
        <StoredEntries entries={staff.entries} />
      </Details>
    </PolicyChapter>
  );
}

/** The title is beside the text on wide screens. */
const Chapter = styled.section`
  display: grid;
  gap: var(--space-4) var(--space-12);

  ${media.desktop} {
    grid-template-columns: 16rem minmax(0, 46rem);
  }

  h2 {
    font-size: var(--text-heading);
  }

  p + p {
    margin-block-start: var(--space-4);
  }
`;

interface PolicyChapterProps {
  readonly id: keyof typeof CHAPTERS;
  readonly children: ReactNode;
}

function PolicyChapter({ id, children }: PolicyChapterProps) {
  return (
    <Chapter aria-labelledby={id}>
      <h2 id={id}>{CHAPTERS[id]}</h2>
      <div>{children}</div>
    </Chapter>
  );
}

const List = styled.dl`
  margin-block-start: var(--space-4);

  div {
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--color-border);
  }

  dt {
    font-weight: 600;
  }

  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-small);
    font-weight: 400;
  }
`;

interface StoredEntriesProps {
  readonly entries: Content['privacy']['browser']['entries'];
}

/** The data stored in the browser, by key. */
function StoredEntries({ entries }: StoredEntriesProps) {
  return (
    <List>
      {entries.map(({ key, where, what }) => (
        <div key={key}>
          <dt>
            {renderText(key)} <small>{renderText(where)}</small>
          </dt>
          <dd>{renderText(what)}</dd>
        </div>
      ))}
    </List>
  );
}

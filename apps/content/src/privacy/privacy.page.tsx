import { CONTACT } from '@raade/contracts/contact';
import { styled, usePageHead } from '@raade/platform';
import { Lead, Section, Stage, StageTitle } from '@raade/ui';
import { PRIVACY } from '../content/privacy.ts';
import { BrowserStorage } from './browser-storage.tsx';
import { PRIVACY_HEAD } from './privacy.head.ts';
import { Records } from './records.tsx';

const Text = styled.div`
  display: grid;
  gap: var(--space-12);
  max-width: 48rem;

  h2 {
    margin-bottom: var(--space-4);
    font-size: var(--text-heading);
  }

  section > p + p {
    margin-top: var(--space-4);
  }
`;

const Services = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-4);
  padding-left: 1.25em;
`;

/** The forum's own time zone would be odd here: a date of the calendar is the same everywhere. */
const updated = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(PRIVACY.updated),
);

export default function PrivacyPage() {
  usePageHead(PRIVACY_HEAD);
  return (
    <>
      <Stage labelledBy="privacy-title" height="short">
        <StageTitle id="privacy-title">Privacy</StageTitle>
        <Lead>{PRIVACY.lead}</Lead>
      </Stage>
      <Section labelledBy="privacy-title">
        <Text>
          <BrowserStorage />
          <Records />
          <section aria-labelledby="privacy-others">
            <h2 id="privacy-others">Who works for us</h2>
            <p>{PRIVACY.others.lead}</p>
            <Services>
              {PRIVACY.others.services.map(({ name, what }) => (
                <li key={name}>
                  <strong>{name}</strong> {what}
                </li>
              ))}
            </Services>
          </section>
          <section aria-labelledby="privacy-rights">
            <h2 id="privacy-rights">What you can ask of us</h2>
            {PRIVACY.rights.map((right) => (
              <p key={right}>{right}</p>
            ))}
            <p>
              <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
            </p>
            <p>Last changed on {updated}.</p>
          </section>
        </Text>
      </Section>
    </>
  );
}

import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled, usePageHead } from '@raade/platform';
import { Heading, Hero, HeroTitle, Lead, renderText, Section, VisuallyHidden } from '@raade/ui';
import { correspondentOf } from '../content/team.ts';
import { Person } from '../team/person.tsx';
import { CONTACT_HEAD } from './contact.head.ts';
import letter from './letter.svg?url';
import { mapSearchLink } from '../map-search-link.ts';
import { AnswerLinks } from './answer-links.section.tsx';

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: var(--space-6) var(--space-12);
  width: 100%;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  border-radius: var(--radius-large);
  background: var(--paint-dusk);
`;

const ContactOptions = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-12);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;

    /* The first one is as high as both others together. */
    > :first-child {
      grid-row: span 2;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :first-child {
      grid-row: auto;
    }
  }
`;

const ContactOption = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  padding-block-start: var(--space-4);
  border-block-start: 4px solid var(--color-accent);

  address {
    font-style: normal;
  }

  ul {
    list-style: none;
  }

  a {
    display: inline-block;
    min-height: 1.75rem;
    font-weight: 600;
  }
`;

const Correspondent = styled.div`
  margin-block: var(--space-3);
`;

const NewTab = () => <VisuallyHidden>(opens in a new tab)</VisuallyHidden>;

export default function ContactPage() {
  usePageHead(CONTACT_HEAD);
  const content = useContent();
  const { contact } = content;
  const correspondent = correspondentOf(content);
  return (
    <>
      <Hero labelledBy="contact-title" height="short">
        <Columns>
          <div>
            <HeroTitle id="contact-title">Contact us</HeroTitle>
            <Lead>{renderText(contact.lead)}</Lead>
          </div>
          <Picture src={letter} alt={contact.imageAlt} width={1120} height={720} />
        </Columns>
      </Hero>
      <Section>
        <ContactOptions>
          <ContactOption>
            <Heading as="h2">Write to us</Heading>
            <p>{renderText(contact.write)}</p>
            <p>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
            {correspondent && (
              <Correspondent>
                <Person as="div" member={correspondent} />
              </Correspondent>
            )}
            <p>{renderText(contact.answers)}</p>
          </ContactOption>
          <ContactOption>
            <Heading as="h2">Mail or visit</Heading>
            <address>
              {contact.postalAddress.map((line) => (
                <div key={line}>{renderText(line)}</div>
              ))}
            </address>
            <p>
              <a
                href={mapSearchLink(contact.postalAddress.join(', '))}
                target="_blank"
                rel="noopener noreferrer"
              >
                See it on a map <NewTab />
              </a>
            </p>
          </ContactOption>
          <ContactOption>
            <Heading as="h2">Follow us</Heading>
            <p>News about the studios and the forum.</p>
            <ul>
              {contact.profiles.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    <span>{`${name} `}</span>
                    <NewTab />
                  </a>
                </li>
              ))}
            </ul>
          </ContactOption>
        </ContactOptions>
      </Section>
      <AnswerLinks />
    </>
  );
}

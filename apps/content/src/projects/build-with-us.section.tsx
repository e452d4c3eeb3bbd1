import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { ButtonLink, Heading, renderText, Section } from '@raade/ui';
import type { ReactNode } from 'react';
import { OpeningTexts } from '../section-opening/section-opening.tsx';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-6);
  margin-block-start: var(--space-12);
`;

const Card = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: start;
  gap: var(--space-3);
  padding: clamp(var(--space-6), 3vw, var(--space-8));
  border-block-start: 4px solid var(--color-sun);
  border-radius: 0 0 var(--radius) var(--radius);
  background: var(--color-night-raised);

  p {
    max-width: 46ch;
    color: var(--color-on-night-muted);
  }
`;

const Terms = styled.strong`
  display: block;
  margin-block: var(--space-3);
  color: var(--color-on-night);
  font-weight: 600;
`;

interface ApplicationCardProps {
  readonly title: string;
  readonly line: string;
  /** The conditions of an application in one line, as in the form. */
  readonly terms: string;
  readonly children: ReactNode;
}

function ApplicationCard({ title, line, terms, children }: ApplicationCardProps) {
  return (
    <Card>
      <Heading>{renderText(title)}</Heading>
      <p>
        {renderText(line)}
        <Terms>{renderText(terms)}</Terms>
      </p>
      {children}
    </Card>
  );
}

interface BuildWithUsProps {
  /** The anchor of the section. */
  readonly id?: string;
}

/** Links to both application forms, at the end of pages about the studios. */
export function BuildWithUs({ id }: BuildWithUsProps) {
  const { applications, studios } = useContent();
  const { heading, lead, student, partner } = studios.apply;
  return (
    <Section {...(id && { id })} labelledBy="build-with-us" tone="night">
      <OpeningTexts titleId="build-with-us" title={heading} lead={lead} />
      <Cards>
        <ApplicationCard {...student} terms={applications.student.facts.summary}>
          <ButtonLink to="/apply/student" look="night">
            Join As a Student
          </ButtonLink>
        </ApplicationCard>
        <ApplicationCard {...partner} terms={applications.partner.facts.summary}>
          <ButtonLink to="/apply/partner" look="night">
            Partner With Us
          </ButtonLink>
        </ApplicationCard>
      </Cards>
    </Section>
  );
}

import { useContent } from '@raade/content-model/provided/use-content';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { styled, useNavigate } from '@raade/platform';
import {
  ButtonLink,
  ButtonRow,
  ExternalButtonLink,
  renderText,
  Section,
  SectionTitle,
  VisuallyHidden,
} from '@raade/ui';
import { allDayCalendarLink } from './calendar-link.ts';
import { ForumDays } from './forum-days.tsx';
import { type MouseEvent, useEffect, useState } from 'react';

const Fading = styled.div<{ $isLeaving: boolean }>`
  opacity: ${({ $isLeaving }) => ($isLeaving ? 0 : 1)};
  transition: opacity var(--motion-layout);
`;

const Steps = styled.ol`
  display: grid;
  gap: var(--space-6);
  margin-block: var(--space-8);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  list-style: none;

  li {
    padding-block-start: var(--space-4);
    border-block-start: 3px solid var(--color-accent);
  }

  strong {
    display: block;
    font: 600 var(--text-heading) / 1.25 var(--font-display);
  }
`;

/** Duration of the fade before leaving the page. */
const FADE_MS = 300;

/** True if the browser opens the link in a new tab or window, or downloads it. */
const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** The steps after a registration. */
export function WhatIsNext() {
  const content = useContent();
  const forum = forumOf(content);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => void navigate('/conference'), FADE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate]);

  const fadeAndLeave = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setLeaving(true);
  };
  return (
    <Section labelledBy="next-title">
      <Fading $isLeaving={isLeaving}>
        <SectionTitle id="next-title">What is next</SectionTitle>
        <Steps>
          <li>
            <strong>Save the date</strong>
            {renderText(forum.datesAndPlace)}
          </li>
          <li>
            <strong>Check your email</strong>
            You will find your confirmation there: show it at the entrance, or give your name. If
            you cannot find it, check your spam folder. Can’t make it after all? Reply to that
            email.
          </li>
          <li>
            <strong>Follow us on social media</strong>
            <span>{'News about speakers and sessions: '}</span>
            {content.contact.profiles.map(({ name, url }, index) => (
              <span key={name}>
                {index > 0 && <span>, </span>}
                <a href={url} target="_blank" rel="noopener">
                  {renderText(name)}
                </a>
              </span>
            ))}
          </li>
        </Steps>
        <ForumDays />
        <ButtonRow $above={8}>
          <ButtonLink to="/conference" onClick={fadeAndLeave}>
            Back to Conference Details
          </ButtonLink>
          <ExternalButtonLink href={allDayCalendarLink(forum)} look="quiet">
            Add to Calendar
            <VisuallyHidden> (Google Calendar, opens in a new tab)</VisuallyHidden>
          </ExternalButtonLink>
        </ButtonRow>
      </Fading>
    </Section>
  );
}

import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { Eyebrow, Lead, renderText, Section, SectionTitle, Tabs, WithoutScript } from '@raade/ui';
import { RegisterLink } from '../../registration/register-link.tsx';
import { BenefitCard } from './benefit-card.tsx';
import { pickType } from './benefit-rotation.ts';
import { useBenefitRotation } from './use-benefit-rotation.ts';
import { Body, Frame, Side, SideTitle } from './benefit-card.styles.ts';

const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  justify-items: start;
  margin-block-start: var(--space-8);

  ${media.belowTablet} {
    gap: var(--space-4);
    margin-block-start: var(--space-4);
  }

  > :first-child {
    width: 100%;
  }
`;

/** Reasons to attend: a tab for each kind of attendee, with a carousel of its benefits. */
export function WhyAttend() {
  const { attendees } = useContent();
  const carousel = useBenefitRotation(attendees);
  const { state, update } = carousel;
  const type = attendees[state.type];
  if (!type) return null;

  const tabs = attendees.map(({ id, title }) => ({ id, label: title }));
  const select = (id: string) => update(pickType(tabs.findIndex((tab) => tab.id === id)));

  return (
    <Section id="why-attend" labelledBy="why-attend-title" tone="sunken">
      <Eyebrow>Who it is for</Eyebrow>
      <SectionTitle id="why-attend-title">Why Attend?</SectionTitle>
      <Lead>The forum is for four groups of people. Choose yours.</Lead>
      <Choice>
        <div data-needs-script>
          <Tabs label="Attendee types" tabs={tabs} selected={type.id} onSelect={select}>
            <BenefitCard carousel={carousel} type={type} />
          </Tabs>
        </div>
        {/* Only prerendered: the browser need not render what it never shows. */}
        <WithoutScript>{typeof window === 'undefined' && <AllBenefits />}</WithoutScript>
        <RegisterLink to="/conference#registration" />
      </Choice>
    </Section>
  );
}

const Types = styled.div`
  display: grid;
  gap: var(--space-6);
  width: 100%;
`;

const Benefits = styled.ul`
  display: grid;
  gap: var(--space-4);
  list-style: none;

  p {
    color: var(--color-text-muted);
  }
`;

const BenefitTitle = styled.h4`
  font-size: 1.125rem;
`;

/** All benefits of all types in a list, for visitors without script. */
function AllBenefits() {
  const { attendees } = useContent();
  return (
    <Types>
      {attendees.map(({ id, title, subtitle, color, benefits }) => (
        <Frame key={id}>
          <Side $color={color}>
            <div>
              <SideTitle>{renderText(title)}</SideTitle>
              <p>{renderText(subtitle)}</p>
            </div>
          </Side>
          <Body>
            <Benefits>
              {benefits.map((benefit) => (
                <li key={benefit.title}>
                  <BenefitTitle>{renderText(benefit.title)}</BenefitTitle>
                  <p>{renderText(benefit.text)}</p>
                </li>
              ))}
            </Benefits>
          </Body>
        </Frame>
      ))}
    </Types>
  );
}

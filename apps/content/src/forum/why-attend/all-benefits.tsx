import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { letters } from '@raade/ui';
import { Body, Frame, Side, SideTitle } from './benefit-card.styles.ts';

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

/** Every type with all of its benefits, one below the other: what tabs and carousel show in turn. */
export function AllBenefits() {
  const { attendees } = useContent();
  return (
    <Types>
      {attendees.map(({ id, title, subtitle, color, benefits }) => (
        <Frame key={id}>
          <Side $color={color}>
            <div>
              <SideTitle>{letters(title)}</SideTitle>
              <p>{letters(subtitle)}</p>
            </div>
          </Side>
          <Body>
            <Benefits>
              {benefits.map((benefit) => (
                <li key={benefit.title}>
                  <BenefitTitle>{letters(benefit.title)}</BenefitTitle>
                  <p>{letters(benefit.text)}</p>
                </li>
              ))}
            </Benefits>
          </Body>
        </Frame>
      ))}
    </Types>
  );
}

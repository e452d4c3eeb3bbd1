import { styled } from '@raade/platform';
import { ButtonLink, ButtonRow, Lead, Section, SectionTitle } from '@raade/ui';
import { WriteToUs } from './write-to-us.tsx';

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-6);
`;

/** The way on for visitors who have come without a registration: by an old link, or by typing the address. */
export function NothingToConfirm() {
  return (
    <Section labelledBy="nothing-title">
      <Stack>
        <div>
          <SectionTitle id="nothing-title">Have you registered?</SectionTitle>
          <Lead>
            Then your confirmation is in your email. If you cannot find it, look in your spam
            folder. If you have paid and got none, do not pay again, but write to us.
          </Lead>
        </div>
        <WriteToUs />
        <ButtonRow>
          <ButtonLink to="/conference">See the forum</ButtonLink>
          <ButtonLink to="/conference/register" look="quiet">
            Registration
          </ButtonLink>
        </ButtonRow>
      </Stack>
    </Section>
  );
}

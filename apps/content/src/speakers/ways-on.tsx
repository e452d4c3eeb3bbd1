import { ButtonLink, ButtonRow } from '@raade/ui';

/** Where a profile leads: to the other speakers, and to what they speak about and when. */
export function WaysOn() {
  return (
    <ButtonRow>
      <ButtonLink to="/conference#speakers-section" look="quiet">
        View All Speakers
      </ButtonLink>
      <ButtonLink to="/conference#schedule" look="quiet">
        See the Schedule
      </ButtonLink>
    </ButtonRow>
  );
}

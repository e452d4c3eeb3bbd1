import { FORUM_PATH } from '@raade/content-model/programme/session-address';
import { useContent } from '@raade/content-model/provided/use-content';
import { ButtonLink, ButtonRow } from '@raade/ui';

/** Where a profile leads: to the other speakers, and to what they speak about and when. */
export function WaysOn() {
  const { sessions, pastPath = FORUM_PATH } = useContent();
  return (
    <ButtonRow>
      <ButtonLink to={`${pastPath}#speakers-section`} look="quiet">
        View All Speakers
      </ButtonLink>
      {sessions.length > 0 && (
        <ButtonLink to={`${pastPath}#schedule`} look="quiet">
          See the Schedule
        </ButtonLink>
      )}
    </ButtonRow>
  );
}

import { useContent } from '@raade/content-model/provided/use-content';
import type { Session } from '../../content/schedule.ts';
import { CalendarMenu } from './calendar-menu.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { googleLinkOf, saveSessions } from './session-events.ts';
import { Actions } from './session-row.styles.ts';

/** The buttons of a session: apart from its row, since past sessions have none. */
export function SessionActions({ session }: { readonly session: Session }) {
  const content = useContent();
  const { id, title } = session;
  return (
    <Actions data-needs-script>
      <FavouriteButton session={session} />
      <CalendarMenu
        look="icon"
        label={`Add to Calendar: ${title}`}
        googleLink={googleLinkOf(session, content)}
        downloads={[
          {
            label: 'Calendar file (Apple, Outlook)',
            save: () => saveSessions([session], id, content),
          },
        ]}
      />
    </Actions>
  );
}

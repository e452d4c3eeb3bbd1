import { styled } from '@raade/platform';
import { Button, renderText } from '@raade/ui';
import { NoticeBar } from '../notice-bar.styles.ts';
import { useScheduleNews } from './use-schedule-news.ts';

/** Limit of listed changes; the rest is only counted. */
const MOST_SHOWN = 5;

/** Sticky, so that it is visible while the schedule is read. */
const Bar = styled(NoticeBar)`
  position: sticky;
  z-index: var(--layer-raised);
  inset-block-start: calc(var(--navbar-height) + var(--space-2));
`;

const Changes = styled.ul`
  margin-block-start: var(--space-2);
  padding-inline-start: var(--space-6);
`;

/** Shows changes of the schedule since the page was opened, with a button to reload. */
export function ScheduleNews() {
  const news = useScheduleNews();
  const more = news.length - MOST_SHOWN;
  return (
    <div role="status">
      {news.length > 0 && (
        <Bar>
          <div>
            <strong>The schedule has changed</strong>
            <Changes>
              {news.slice(0, MOST_SHOWN).map((sentence) => (
                <li key={sentence}>{renderText(sentence)}</li>
              ))}
              {more > 0 && <li>{`and ${more} more`}</li>}
            </Changes>
          </div>
          <Button onClick={() => window.location.reload()}>Show the new schedule</Button>
        </Bar>
      )}
    </div>
  );
}

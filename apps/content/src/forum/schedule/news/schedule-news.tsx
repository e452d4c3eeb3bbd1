import { styled } from '@raade/platform';
import { Button, renderText } from '@raade/ui';
import { NoticeBar } from '../notice-bar.styles.ts';
import { useScheduleNews } from './use-schedule-news.ts';

/** Limit of listed changes; the rest is only counted. */
const MAX_LISTED = 5;

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
  const moreCount = news.length - MAX_LISTED;
  return (
    <div role="status">
      {news.length > 0 && (
        <Bar>
          <div>
            <strong>The schedule has changed</strong>
            <Changes>
              {news.slice(0, MAX_LISTED).map((sentence) => (
                <li key={sentence}>{renderText(sentence)}</li>
              ))}
              {moreCount > 0 && <li>{`and ${moreCount} more`}</li>}
            </Changes>
          </div>
          <Button onClick={() => window.location.reload()}>Show the new schedule</Button>
        </Bar>
      )}
    </div>
  );
}

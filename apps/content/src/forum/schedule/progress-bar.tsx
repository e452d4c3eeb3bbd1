import { useContent } from '@raade/content-model/provided/use-content';
import { forumPhase } from '../../phase/forum-phase.ts';
import { NoticeBar } from './notice-bar.styles.ts';
import type { ProgressProps } from './progress-now.tsx';
import { useExtras } from './use-extras.ts';

/** The sessions now and next, during the forum; that it is over, from the day after it; else nothing. */
export function ProgressBar(props: ProgressProps) {
  const isOver = forumPhase(useContent()) === 'over';
  // The last night may go on into the day after.
  const isOn = props.progress.phase === 'during';
  const extras = useExtras(isOn);
  if (isOn) return extras && <extras.ProgressNow {...props} />;
  return (
    isOver && <NoticeBar>This forum is over. Its schedule stays here to look back on.</NoticeBar>
  );
}

import type { ListedPointer } from '@raade/contracts/pointer-moves';
import { useState } from 'react';
import { MoveDialog } from './move-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** What is asked about a version of an app. */
export type Question =
  | { readonly about: 'move' | 'allow'; readonly release: string }
  /** Without a version, its id is asked for. */
  | { readonly about: 'withdraw'; readonly release?: string };

interface ReleaseQuestionProps {
  readonly listed: ListedPointer;
  /** Undefined: closed. */
  readonly question: Question | undefined;
  readonly onClose: () => void;
}

/** The dialog about a version of an app, of which there may be many on the page. */
export function ReleaseQuestion({ listed, question, onClose }: ReleaseQuestionProps) {
  // The dialog stays while it closes, so that the browser can give the focus back.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  if (!shown) return null;

  const props = { listed, isOpen: question !== undefined, onClose };
  const key = `${shown.about} ${shown.release}`;
  if (shown.about === 'move') return <MoveDialog key={key} {...props} release={shown.release} />;
  return (
    <WithdrawDialog
      key={key}
      {...props}
      release={shown.release}
      isWithdrawn={shown.about === 'withdraw'}
    />
  );
}

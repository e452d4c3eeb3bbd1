import { Button, Dialog } from '@raade/ui';
import { renderStaffTool } from './render-staff-tool.lazy.ts';
import { type PreviewedVersion, shortId } from './preview-badge.lazy.tsx';

const labelOf = ({ subject, version }: PreviewedVersion) => `${shortId(version)} of ${subject}`;

interface PreviewQuestionProps {
  readonly releases: readonly PreviewedVersion[];
  readonly onAnswer: (isConfirmed: boolean) => void;
}

function PreviewQuestion({ releases, onAnswer }: PreviewQuestionProps) {
  return (
    <Dialog
      title={`Show release ${releases.map(labelOf).join(' and ')}?`}
      isOpen
      onClose={() => onAnswer(false)}
      closeLabel="Keep what is live"
      actions={<Button onClick={() => onAnswer(true)}>Show it</Button>}
    >
      <p>
        The link that you followed asks for it in place of what visitors see. Its code can do
        whatever you can do here. If you do not know who made the link, keep what is live.
      </p>
    </Dialog>
  );
}

/** Asks the user to confirm a preview, since a link from somebody else must not decide which code runs as staff. */
export function confirmPreview(releases: readonly PreviewedVersion[]): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      remove();
      resolve(isConfirmed);
    };
    const remove = renderStaffTool(
      'preview question',
      <PreviewQuestion releases={releases} onAnswer={answer} />,
    );
  });
}

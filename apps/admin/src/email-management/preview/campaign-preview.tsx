import { mailFactsOf } from '@raade/content-model/mails/mail-facts-of';
import { useContent } from '@raade/content-model/provided/use-content';
import { unknownVariables } from '@raade/contracts/mail/campaign-variables';
import { kibOf } from '@raade/contracts/base/byte-size';
import { CAMPAIGN_MESSAGES, MAIL_KIB } from '@raade/contracts/mail/campaigns';
import { removalText } from '@raade/emails/removals';
import { media, styled } from '@raade/platform';
import { TitledSection } from '@raade/staff/titled-section';
import { Chip, ChipRow, Notice } from '@raade/ui';
import { useEffect, useMemo, useState } from 'react';
import { EmailView } from '../../email-templates/email-view.tsx';
import { type PreviewedCampaign, renderedCampaign } from './rendered-campaign.ts';

interface CampaignPreviewProps {
  readonly subject: string;
  readonly content: string;
}

/** The preview is updated after this pause in typing. */
const TYPING_PAUSE_MS = 400;

/* Hidden on phones, where the preview always takes the whole width. */
const Widths = styled(ChipRow)`
  ${media.belowSmallTablet} {
    display: none;
  }
`;

/** The email as a recipient would see it, while it is being written. */
export function CampaignPreview({ subject, content }: CampaignPreviewProps) {
  const facts = mailFactsOf(useContent());
  const [isPhone, setIsPhone] = useState(false);
  // The texts after a pause in typing, since each update scrolls the preview to its top.
  const [shownTexts, setShownTexts] = useState({ subject, content });
  useEffect(() => {
    const timer = setTimeout(() => setShownTexts({ subject, content }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [subject, content]);
  const email = useMemo(() => renderedCampaign(shownTexts, facts), [shownTexts, facts]);
  const unknownNames = unknownVariables(`${shownTexts.subject} ${shownTexts.content}`);
  return (
    <TitledSection
      title="Preview"
      beside={
        <Widths role="group" aria-label="Width of the preview">
          <Chip isOn={!isPhone} onClick={() => setIsPhone(false)}>
            Desktop
          </Chip>
          <Chip isOn={isPhone} onClick={() => setIsPhone(true)}>
            Phone
          </Chip>
        </Widths>
      }
    >
      {unknownNames.length > 0 && (
        <Notice role="status" $tone="danger">
          {`${CAMPAIGN_MESSAGES.unknownVariables(unknownNames)}.`}
        </Notice>
      )}
      <SendingNotes email={email} />
      <EmailView email={email} isPhone={isPhone} isFullHeight />
    </TitledSection>
  );
}

/** Notes that the preview cannot show: the removed parts of the email, and its size. */
function SendingNotes({ email }: { readonly email: PreviewedCampaign }) {
  const { removed, html } = email;
  const kib = kibOf(html);
  return (
    <div role="status">
      {removed.length > 0 && (
        <Notice>
          <p>
            Emails cannot contain the following, so it was removed. If a link was removed, its text
            stays.
          </p>
          <ul>
            {removed.map((removal) => (
              <li key={removal.kind}>{removalText(removal)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {kib < MAIL_KIB.warning ? (
        <p>{`Size of the email: ${kib} kB`}</p>
      ) : (
        <Notice $tone="danger">{CAMPAIGN_MESSAGES.clipped(kib)}</Notice>
      )}
    </div>
  );
}

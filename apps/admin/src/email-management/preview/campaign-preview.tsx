import { mailFactsOf } from '@raade/content-model/mails/mail-facts-of';
import { useContent } from '@raade/content-model/provided/use-content';
import { unknownVariables } from '@raade/contracts/mail/campaign-variables';
import { CAMPAIGN_MESSAGES } from '@raade/contracts/mail/campaigns';
import { media, styled } from '@raade/platform';
import { Chip, ChipRow, Heading, Notice } from '@raade/ui';
import { useEffect, useMemo, useState } from 'react';
import { EmailView } from '../../email-templates/email-view.tsx';
import { renderedCampaign } from './rendered-campaign.ts';
import { SendingNotes } from './sending-notes.tsx';
import { PageSection } from '../../page-section/page-section.styles.ts';

interface CampaignPreviewProps {
  readonly subject: string;
  readonly content: string;
}

/** Milliseconds after the last key: about a pause between two words. */
const SETTLED_AFTER = 400;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);

  /* The preview takes the whole width of a phone. */
  ${media.belowSmallTablet} {
    [role='group'] {
      display: none;
    }
  }
`;

/** The email as a recipient would see it, while it is being written. */
export function CampaignPreview({ subject, content }: CampaignPreviewProps) {
  const facts = mailFactsOf(useContent());
  const [isPhone, setIsPhone] = useState(false);
  // A frame shows each change from its top.
  const [settled, setSettled] = useState({ subject, content });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ subject, content }), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [subject, content]);
  const email = useMemo(() => renderedCampaign(settled, facts), [settled, facts]);
  const unknown = unknownVariables(`${settled.subject} ${settled.content}`);
  return (
    <PageSection aria-labelledby="preview">
      <Head>
        <Heading as="h2" id="preview">
          Preview
        </Heading>
        <ChipRow role="group" aria-label="Width of the preview">
          <Chip isOn={!isPhone} onClick={() => setIsPhone(false)}>
            Desktop
          </Chip>
          <Chip isOn={isPhone} onClick={() => setIsPhone(true)}>
            Phone
          </Chip>
        </ChipRow>
      </Head>
      {unknown.length > 0 && (
        <Notice role="status" $tone="danger">
          {`${CAMPAIGN_MESSAGES.unknownVariables(unknown)}.`}
        </Notice>
      )}
      <SendingNotes email={email} />
      <EmailView email={email} isPhone={isPhone} />
    </PageSection>
  );
}

import { useContent } from '@raade/content-model/provided/use-content';
import { logger, styled, useLater, usePageHead, useSearchParams } from '@raade/platform';
import {
  ButtonLink,
  ButtonRow,
  Hero,
  HeroTitle,
  Lead,
  Section,
  SectionTitle,
  Spinner,
  Stack,
} from '@raade/ui';
import { useEffect, useState } from 'react';
import { Layer, Layers } from '../layers/layers.styles.ts';
import { registrationEmail } from './checkout-storage.ts';
import { successHead } from './registration.head.ts';
import { WhatIsNext } from './what-is-next.section.tsx';
import { WriteToUs } from './write-to-us.tsx';

/** Time for which the page says that it verifies the registration, although it only looks at its URL. */
const VERIFYING_MS = 800;

/* Shorter titles are aligned with the text below, not with the top of the longest. */
const Title = styled(Layers)`
  align-items: end;
`;

const Text = styled(Layers)`
  color: var(--color-on-night-muted);
  font-size: var(--text-lead);
  overflow-wrap: anywhere;
`;

/** The page after the checkout. It confirms the registration if its URL contains a session id. */
export default function SuccessPage() {
  usePageHead(successHead(useContent()));
  const isVerified = useLater(VERIFYING_MS);
  const [email] = useState(registrationEmail);
  const [query] = useSearchParams();
  const hasSession = Boolean(query.get('session_id'));
  const isConfirmed = isVerified && hasSession;
  const isUnconfirmed = isVerified && !hasSession;

  useEffect(() => {
    if (!hasSession) logger.warn('registration success without a checkout session');
  }, [hasSession]);

  return (
    <>
      <Hero labelledBy="success-title" height="short">
        <div role="status">
          <HeroTitle id="success-title">
            <Title as="span">
              <Layer as="span" $isShown={!isVerified}>
                Verifying your registration...
              </Layer>
              <Layer as="span" $isShown={isConfirmed}>
                Registration Complete!
              </Layer>
              <Layer as="span" $isShown={isUnconfirmed}>
                Nothing to confirm
              </Layer>
            </Title>
          </HeroTitle>
        </div>
        <Text>
          <Layer as="p" $isShown={!isVerified}>
            <Spinner /> This takes a moment.
          </Layer>
          <Layer as="p" $isShown={isConfirmed}>
            {`A confirmation email has been sent to ${email ?? 'your email address'}`}
          </Layer>
          <Layer as="p" $isShown={isUnconfirmed}>
            This page confirms a registration, but we found none from this visit.
          </Layer>
        </Text>
      </Hero>
      <Layers>
        <Layer $isShown={isConfirmed}>
          <WhatIsNext />
        </Layer>
        <Layer $isShown={isUnconfirmed}>
          <NothingToConfirm />
        </Layer>
      </Layers>
    </>
  );
}

/** For visitors without a registration, who followed an old link or typed the address. */
function NothingToConfirm() {
  return (
    <Section labelledBy="nothing-title">
      <Stack $gap={6} $isLoose>
        <div>
          <SectionTitle id="nothing-title">Have you registered?</SectionTitle>
          <Lead>
            If so, we have emailed you a confirmation. If you cannot find it, check your spam
            folder. If you have paid but received no confirmation, do not pay again; write to us.
          </Lead>
        </div>
        <WriteToUs />
        <ButtonRow>
          <ButtonLink to="/conference">See the forum</ButtonLink>
          <ButtonLink to="/conference/register" look="quiet">
            Registration
          </ButtonLink>
        </ButtonRow>
      </Stack>
    </Section>
  );
}

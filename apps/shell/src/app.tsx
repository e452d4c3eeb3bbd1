import { type Federation, FederationContext, RegisteredSlot } from '@raade/federation';
import {
  FailedSectionContext,
  type FailedSectionProps,
  SlotHostContext,
} from '@raade/platform/host';
import { SectionFailure, Toaster } from '@raade/ui';
import { Area } from './failures/area.tsx';
import { PreloadOnIntent } from './routing/preload-on-intent.tsx';
import { SiteRouter, type SiteRouterProps } from './routing/site-router.tsx';
import { type Site, SiteContext } from './site-context.ts';

interface AppProps extends SiteRouterProps {
  readonly federation: Federation;
  readonly site: Site;
}

/** Fallback for a failed section of a remote's page. The shell provides it, so that remotes need not bundle it. */
const renderFailedSection = ({ onRetry, ...section }: FailedSectionProps) => (
  <SectionFailure {...section} onAction={onRetry} />
);

const renderSlot = (name: string) => <RegisteredSlot key={name} name={name} />;

/** The root component: gives all pages the federation, the site data and fallbacks, and renders the router. */
export function App({ federation, site, ...routing }: AppProps) {
  return (
    <FederationContext value={federation}>
      <SlotHostContext value={renderSlot}>
        <FailedSectionContext value={renderFailedSection}>
          <SiteContext value={site}>
            <SiteRouter {...routing} />
          </SiteContext>
        </FailedSectionContext>
        <PreloadOnIntent preload={federation.preload} />
        <Area name="toasts">
          <Toaster />
        </Area>
      </SlotHostContext>
    </FederationContext>
  );
}

import {
  type Federation,
  FederationContext,
  type PagePreloader,
  RegisteredSlot,
} from '@raade/federation';
import { RouterProvider, SlotHostContext } from '@raade/platform';
import { Toaster } from '@raade/ui';
import { Area } from './failures/area.tsx';
import type { MaybeRouter } from './routing/create-router.ts';
import { PreloadOnIntent } from './routing/preload-on-intent.tsx';
import { RouterMissing } from './routing/router-missing.tsx';

interface AppProps {
  readonly federation: Federation;
  readonly preload: PagePreloader;
  readonly routing: MaybeRouter;
}

const renderSlot = (name: string) => <RegisteredSlot name={name} />;

export function App({ federation, preload, routing: { router, error } }: AppProps) {
  return (
    <FederationContext value={federation}>
      <SlotHostContext value={renderSlot}>
        {router ? <RouterProvider router={router} /> : <RouterMissing error={error} />}
        <PreloadOnIntent preload={preload} />
        <Area name="toasts">
          <Toaster />
        </Area>
      </SlotHostContext>
    </FederationContext>
  );
}

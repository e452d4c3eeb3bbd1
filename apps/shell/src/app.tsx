import { type Federation, FederationContext, RegisteredSlot } from '@raade/federation';
import { RouterProvider, SlotHostContext } from '@raade/platform';
import type { ComponentProps } from 'react';

interface AppProps {
  readonly federation: Federation;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
}

export function App({ federation, router }: AppProps) {
  return (
    <FederationContext value={federation}>
      <SlotHostContext value={RegisteredSlot}>
        <RouterProvider router={router} />
      </SlotHostContext>
    </FederationContext>
  );
}

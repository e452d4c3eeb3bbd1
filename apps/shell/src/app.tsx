import { type Federation, FederationContext, RegisteredSlot } from '@raade/federation';
import { RouterProvider, SlotHostContext } from '@raade/platform';
import { Toaster } from '@raade/ui';
import type { ComponentProps } from 'react';

interface AppProps {
  readonly federation: Federation;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
}

const renderSlot = (name: string) => <RegisteredSlot name={name} />;

export function App({ federation, router }: AppProps) {
  return (
    <FederationContext value={federation}>
      <SlotHostContext value={renderSlot}>
        <RouterProvider router={router} />
        <Toaster />
      </SlotHostContext>
    </FederationContext>
  );
}

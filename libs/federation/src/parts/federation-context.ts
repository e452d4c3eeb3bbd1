import { createContext, useContext } from 'react';
import type { Federation } from '../federation.ts';

export const FederationContext = createContext<Federation | null>(null);

export function useFederation(): Federation {
  const federation = useContext(FederationContext);
  if (!federation) throw new Error('A remote can only be shown inside FederationContext.');
  return federation;
}

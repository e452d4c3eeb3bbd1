import type { ApplicationKind } from '@raade/contracts/applications/application.schema';
import { createStore, useLocation, useStore } from '@raade/platform';
import { useState } from 'react';
import type { ApplicationValues } from './application-form.ts';

interface Accepted {
  /** Key of the entry of the tab's history at which the form was sent. */
  readonly entry: string;
  readonly values: ApplicationValues;
}

/** Accepted applications outlive their page: it is rendered anew after an error, maybe while one is being sent. */
const acceptedStore = createStore<Partial<Record<ApplicationKind, Accepted>>>(() => ({}));

/** The application of this kind that was accepted at this entry of the history; at the next one the form is empty. */
export function useAccepted(kind: ApplicationKind) {
  const { key } = useLocation();
  // Links within the page make entries, too.
  const [entry] = useState(key);
  const last = useStore(acceptedStore)[kind];
  const accept = (values: ApplicationValues) =>
    acceptedStore.setState({ [kind]: { entry, values } });
  return { accepted: last?.entry === entry ? last.values : undefined, accept };
}

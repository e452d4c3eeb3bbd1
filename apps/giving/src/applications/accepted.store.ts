import type { ApplicationKind } from '@raade/contracts/applications/application.schema';
import { createStore, useLocation, useStore } from '@raade/platform';
import { useState } from 'react';
import type { ApplicationValues } from './application-form.ts';

interface Accepted {
  /** Key of the browser history entry at which the form was sent. */
  readonly entry: string;
  readonly values: ApplicationValues;
}

/**
 * Accepted applications are stored outside of their page, which is rendered again after an error, perhaps while one is
 * being sent.
 */
const acceptedStore = createStore<Partial<Record<ApplicationKind, Accepted>>>(() => ({}));

/** Returns the application that was accepted at the current history entry. At another entry the form is empty. */
export function useAccepted(kind: ApplicationKind) {
  const { key } = useLocation();
  // Anchor links create history entries, too, so the first key is kept.
  const [entry] = useState(key);
  const last = useStore(acceptedStore)[kind];
  const accept = (values: ApplicationValues) =>
    acceptedStore.setState({ [kind]: { entry, values } });
  return { accepted: last?.entry === entry ? last.values : undefined, accept };
}

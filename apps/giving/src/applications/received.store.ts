import type { ApplicationKind } from '@raade/contracts/applications/application.schema';
import { createStore, useLocation, useStore } from '@raade/platform';
import { useState } from 'react';
import type { ApplicationValues } from './application-form.ts';

interface Received {
  /** Key of the browser history entry at which the form was sent. */
  readonly entry: string;
  readonly values: ApplicationValues;
}

/**
 * The last application of each kind that the server has received. Kept outside the page: after an error React mounts
 * the page anew, and its state is lost, perhaps while an application is being sent.
 */
const receivedStore = createStore<Partial<Record<ApplicationKind, Received>>>(() => ({}));

/** Returns the application that was received at the current history entry. At another entry the form is empty. */
export function useReceived(kind: ApplicationKind) {
  const { key } = useLocation();
  // Anchor links create history entries, too, so the first key is kept.
  const [entry] = useState(key);
  const received = useStore(receivedStore)[kind];
  const keep = (values: ApplicationValues) => receivedStore.setState({ [kind]: { entry, values } });
  return { sent: received?.entry === entry ? received.values : undefined, keep };
}

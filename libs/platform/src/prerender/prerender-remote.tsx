import type { Prerendering } from '@raade/contracts/site/prerendering';
import { createElement, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { provideDay } from '../day/site-day.ts';
import { provideEnvironment } from '../environment/environment.ts';
import type { RemoteModule } from '../remote/define-remote.ts';
import { remoteRouteObjects } from '../remote/remote-routes.tsx';
import { SlotHostContext } from '../slots/slot-host-context.ts';
import { renderStatic } from './render-static.tsx';
import { unknownEnvironment } from './unknown-environment.ts';

type Wrap = (part: ReactNode) => ReactNode;

/** Throws for a path without a page, since prerendering 'not found' in its place would hide the error. */
function NoPage(): never {
  throw new Error(`There is no route ${useLocation().pathname}.`);
}

/**
 * Creates the function that renders a page of a remote to HTML. Each slot becomes a placeholder element
 * (`slotPlaceholder`), which the publisher fills by the registry. The function throws what the page throws. Its `day`
 * is needed for pages whose content depends on the date.
 * @param wrap provides contexts that the page reads
 */
export function prerenderRemote(
  remote: RemoteModule,
  { slotPlaceholder, siteUrl }: Prerendering,
  wrap: Wrap = (page) => page,
) {
  provideEnvironment(unknownEnvironment(siteUrl));
  const renderSlot = (name: string) => createElement(slotPlaceholder, { name });
  const slots = <SlotHostContext value={renderSlot}>{wrap(<Outlet />)}</SlotHostContext>;
  const routes = [{ element: slots, children: remoteRouteObjects(remote, <NoPage />) }];
  return (path: string, day?: string): Promise<string> => {
    if (day !== undefined) provideDay({ today: day });
    return renderStatic({ routes, path, idPrefix: `${remote.name}-` });
  };
}

/**
 * Creates the function that renders the section of a remote for a slot, for visitors without JavaScript. The function
 * throws what the section throws, and if the remote does not fill the slot.
 */
export function prerenderSlots(
  remote: RemoteModule,
  { siteUrl }: Prerendering,
  wrap: Wrap = (section) => section,
) {
  provideEnvironment(unknownEnvironment(siteUrl));
  return (name: string): Promise<string> => {
    const Content = remote.slots[name];
    if (!Content) throw new Error(`${remote.name} does not fill the slot "${name}".`);
    const routes = [{ path: '*', element: wrap(<Content />) }];
    return renderStatic({ routes, path: '/', idPrefix: `${remote.name}-slot-` });
  };
}

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

type Around = (part: ReactNode) => ReactNode;

/** The error of a remote that has no page under one of its paths: nothing may be prerendered in its place. */
function NoPage(): never {
  throw new Error(`There is no route ${useLocation().pathname}.`);
}

/**
 * Makes the function that renders a page of a remote to HTML: with a hole for each slot, since who fills it is the
 * registry's business. It throws what the page throws. A page that shows what is so on a day alone is rendered for a
 * day.
 * @param around puts around the page what it reads
 */
export function prerenderRemote(
  remote: RemoteModule,
  { slotHole, siteUrl }: Prerendering,
  around: Around = (page) => page,
) {
  provideEnvironment(unknownEnvironment(siteUrl));
  const renderSlot = (name: string) => createElement(slotHole, { name });
  const slots = <SlotHostContext value={renderSlot}>{around(<Outlet />)}</SlotHostContext>;
  const routes = [{ element: slots, children: remoteRouteObjects(remote, <NoPage />) }];
  return (path: string, day?: string): Promise<string> => {
    if (day !== undefined) provideDay({ today: day });
    return renderStatic({ routes, path, idPrefix: `${remote.name}-` });
  };
}

/**
 * Makes the function that renders what a remote puts into a slot, for visitors to whom no script brings it. It
 * throws what that throws, and if the remote does not fill the slot.
 */
export function prerenderSlots(
  remote: RemoteModule,
  { siteUrl }: Prerendering,
  around: Around = (section) => section,
) {
  provideEnvironment(unknownEnvironment(siteUrl));
  return (name: string): Promise<string> => {
    const Content = remote.slots[name];
    if (!Content) throw new Error(`${remote.name} does not fill the slot "${name}".`);
    const routes = [{ path: '*', element: around(<Content />) }];
    return renderStatic({ routes, path: '/', idPrefix: `${remote.name}-slot-` });
  };
}

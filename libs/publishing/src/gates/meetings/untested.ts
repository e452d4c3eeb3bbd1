import type { Gate } from '../site-move.ts';
import type { Named, Unmet } from './meetings.ts';

const titleOf = ({ app, release }: Named) => `${app} ${release}`;

const othersOf = (unmet: readonly Unmet[]) =>
  unmet.map(({ other, gates }) => `${titleOf(other)} (${gates.join(', ')})`).join(', ');

/** Releases go live beside those that a workflow has tried them with, or beside which they were live already. */
export const untested: Gate = ({ unmet = [] }) => {
  const apps = [...new Set(unmet.map(({ one }) => one.app))];
  return apps.flatMap((app) => {
    const own = unmet.filter(({ one }) => one.app === app);
    const [first] = own;
    if (!first) return [];
    const message =
      `${titleOf(first.one)} has never met what it would stand beside: ${othersOf(own)}.\n` +
      `Publish ${app} again, so that its workflow compares them, or accept that nobody has with --untested.`;
    return [{ message, acceptable: 'untested' }];
  });
};

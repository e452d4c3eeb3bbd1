import { compatData, statementOf, browsersWithout } from './support.ts';

/** Interfaces whose methods are checked by name. Other ones are rarely used, or have common names like `parse`. */
const INTERFACES = [
  'AbortSignal',
  'Document',
  'Element',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'Navigator',
  'Node',
  'Range',
  'Response',
  'ShadowRoot',
  'URL',
  'Window',
];

/** The name without MDN's suffix of static methods. */
const shortName = (name: string) => name.replace(/_static$/, '');

/** Names of methods that the oldest browsers lack in all interfaces, like `hidePopover`. Calls of them are reported. */
export function findNewerMembers(): ReadonlySet<string> {
  const newerNames = new Set<string>();
  // These names are also common methods of other objects, so calls of them are not checked.
  const oldNames = new Set<string>([...Object.getOwnPropertyNames(Array.prototype), 'parse']);
  for (const [owner, members] of Object.entries(compatData.api)) {
    for (const member of Object.keys(members)) {
      const statement = statementOf('api', owner, member);
      if (!statement || member.endsWith('_event')) continue;
      if (browsersWithout(statement).length === 0) oldNames.add(shortName(member));
      else if (INTERFACES.includes(owner)) newerNames.add(shortName(member));
    }
  }
  return new Set([...newerNames].filter((name) => !oldNames.has(name)));
}

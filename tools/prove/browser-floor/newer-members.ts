import { compatData, described, lacking } from './support.ts';

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

const shortName = (name: string) => name.replace(/_static$/, '');

/** Names of methods that the oldest browsers lack in all interfaces, like `hidePopover`. */
export function newerMembers(): ReadonlySet<string> {
  const newer = new Set<string>();
  // Too many objects have methods of these names.
  const old = new Set<string>([...Object.getOwnPropertyNames(Array.prototype), 'parse']);
  for (const [owner, members] of Object.entries(compatData.api)) {
    for (const member of Object.keys(members)) {
      const statement = described('api', owner, member);
      if (!statement || member.endsWith('_event')) continue;
      if (lacking(statement).length === 0) old.add(shortName(member));
      else if (INTERFACES.includes(owner)) newer.add(shortName(member));
    }
  }
  return new Set([...newer].filter((name) => !old.has(name)));
}

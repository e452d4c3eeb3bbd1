import type { PlatformTypes } from '@raade/contracts/release-facts';
import { brokenNames } from './platform-stand-in.ts';

const BEFORE: PlatformTypes = {
  'index.d.ts': "export * from './slot.ts';\nexport { toast, type Tone } from './toast.ts';",
  'slot.d.ts':
    'export declare function Slot(props: { readonly name: string }): null;\nexport declare class Catcher { #private; isCaught: boolean; }',
  'toast.d.ts':
    "export type Tone = 'calm' | 'danger';\nexport declare function toast(tone: Tone): string;",
};
const NAMES = ['Slot', 'Catcher', 'toast'];

const broken = async (change: PlatformTypes) =>
  (await brokenNames(NAMES, BEFORE, { ...BEFORE, ...change })).map(({ name }) => name);

test('a platform stands in for itself, and for one that could do less', async () => {
  const more = {
    'slot.d.ts': `${(BEFORE['slot.d.ts'] ?? '').replace('string }', 'string; readonly eager?: boolean }')}\nexport declare const added: 1;`,
    'toast.d.ts':
      "export type Tone = 'calm' | 'danger' | 'cheer';\nexport declare function toast(tone: Tone): string;",
  };
  expect(await broken({})).toEqual([]);
  expect(await broken(more)).toEqual([]);
});

test('a property, a value and a name that are called otherwise are told by the names that they belong to', async () => {
  const changed = {
    'slot.d.ts': (BEFORE['slot.d.ts'] ?? '').replace('name:', 'slot:').replace('Catcher', 'Other'),
    'toast.d.ts': (BEFORE['toast.d.ts'] ?? '').replace("'danger'", "'error'"),
  };
  expect(await broken(changed)).toEqual(['Slot', 'Catcher', 'toast']);
  const [slot] = await brokenNames(NAMES, BEFORE, { ...BEFORE, ...changed });
  expect(slot?.reason).toContain("Property 'slot' is missing");
});

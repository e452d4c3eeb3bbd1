import type { Content } from '../content.schema.ts';
import { projectPath, speakerPath } from './page-address.ts';

/** Lists whose items have pages of their own, and the field by which others name an item. */
export const ADDRESSED = { speakers: 'id', projects: 'slug' } as const;

export type AddressedPart = keyof typeof ADDRESSED;

export const hasAddresses = (part: string): part is AddressedPart => part in ADDRESSED;

/** An item that has a page, whatever list it is of. */
export interface AddressedItem {
  readonly part: AddressedPart;
  readonly id: string;
  readonly name: string;
  /** The last part of the address. */
  readonly address: string;
  readonly formerAddresses: readonly string[];
  /** From the site's root. */
  readonly path: string;
  /** The same with another last part. */
  readonly pathWith: (address: string) => string;
}

type Lists = Pick<Content, AddressedPart>;

/** The items with pages of one list. */
export function addressedItems(part: AddressedPart, content: Lists): readonly AddressedItem[] {
  if (part === 'speakers') {
    return content.speakers.map((speaker) => ({
      ...{ part, id: speaker.id, name: speaker.name, address: speaker.address ?? speaker.id },
      formerAddresses: speaker.formerAddresses ?? [],
      path: speakerPath(speaker),
      pathWith: (address) => speakerPath({ ...speaker, address }),
    }));
  }
  return content.projects.map((project) => ({
    ...{ part, id: project.slug, name: project.name, address: project.address ?? project.slug },
    formerAddresses: project.formerAddresses ?? [],
    path: projectPath(project),
    pathWith: (address) => projectPath({ ...project, address }),
  }));
}

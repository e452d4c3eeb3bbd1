import type { Content } from '../content.schema.ts';
import { projectPath, speakerPath } from './page-address.ts';

/** Lists whose items have their own pages, with the field that is the id of an item. */
export const ID_FIELDS = { speakers: 'id', projects: 'slug' } as const;

export type AddressedPart = keyof typeof ID_FIELDS;

/** True for lists whose items have their own pages. */
export const hasAddresses = (part: string): part is AddressedPart => part in ID_FIELDS;

/** An item with its own page: a speaker or a project. */
export interface AddressedItem {
  readonly part: AddressedPart;
  readonly id: string;
  readonly name: string;
  /** The last part of the path. */
  readonly address: string;
  readonly formerAddresses: readonly string[];
  /** The path of the page. */
  readonly path: string;
  /** The path with another address. */
  readonly pathWith: (address: string) => string;
}

type Lists = Pick<Content, AddressedPart>;

/** Converts the items of a list to the common form. Without an address of its own, the id of an item is its address. */
export function addressedItems(part: AddressedPart, content: Lists): readonly AddressedItem[] {
  if (part === 'speakers') {
    return content.speakers.map((speaker) => ({
      part,
      id: speaker.id,
      name: speaker.name,
      address: speaker.address ?? speaker.id,
      formerAddresses: speaker.formerAddresses ?? [],
      path: speakerPath(speaker),
      pathWith: (address) => speakerPath({ ...speaker, address }),
    }));
  }
  return content.projects.map((project) => ({
    part,
    id: project.slug,
    name: project.name,
    address: project.address ?? project.slug,
    formerAddresses: project.formerAddresses ?? [],
    path: projectPath(project),
    pathWith: (address) => projectPath({ ...project, address }),
  }));
}

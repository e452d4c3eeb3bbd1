import * as z from 'zod/mini';
import { SAMPLE_PARTS } from '@raade/content-model/sample-content';
import { editionPartsSchema, type EditionParts } from '@raade/contracts/content/edition-file';
import { editionPartSchema } from '@raade/contracts/content/editions';
import type { ContentPart } from '@raade/contracts/content/parts';
import { type ContentValue, SAMPLE_EDITION } from '@raade/contracts/content/values';
import { partsOfEdition } from './documents.ts';

const valueOf = (data: unknown) =>
  JSON.parse(z.parse(editionPartSchema, data).json) as ContentValue;

/** All parts of an edition; undefined if there is none of this name. They never change, so no transaction reads them. */
export async function partsOf(edition: string): Promise<EditionParts | undefined> {
  if (edition === SAMPLE_EDITION) return z.parse(editionPartsSchema, SAMPLE_PARTS);
  const { docs } = await partsOfEdition(edition).get();
  if (docs.length === 0) return undefined;
  return z.parse(
    editionPartsSchema,
    Object.fromEntries(docs.map((document) => [document.id, valueOf(document.data())])),
  );
}

/** The same of one that is known to be there. */
export async function knownParts(edition: string): Promise<EditionParts> {
  const parts = await partsOf(edition);
  if (!parts) throw new Error(`The edition ${edition} has no parts.`);
  return parts;
}

/** One part of an edition; undefined if there is none. */
export async function partOf(
  edition: string,
  part: ContentPart,
): Promise<ContentValue | undefined> {
  if (edition === SAMPLE_EDITION) return z.parse(editionPartsSchema, SAMPLE_PARTS)[part];
  const document = await partsOfEdition(edition).doc(part).get();
  return document.exists ? valueOf(document.data()) : undefined;
}

/** The same of one that is known to be there. */
export async function knownPart(edition: string, part: ContentPart): Promise<ContentValue> {
  const value = await partOf(edition, part);
  if (value === undefined) throw new Error(`The edition ${edition} has no part ${part}.`);
  return value;
}

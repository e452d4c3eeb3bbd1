import * as z from 'zod/mini';
import { SAMPLE_PARTS } from '@raade/content-model/sample-content';
import { editionPartsSchema, type EditionParts } from '@raade/contracts/content/edition-file';
import { editionPartSchema } from '@raade/contracts/content/editions';
import type { ContentPart } from '@raade/contracts/content/parts';
import { type ContentValue, SAMPLE_EDITION } from '@raade/contracts/content/values';
import { firestore } from '../../base/firestore.ts';
import { editions, partsOfEdition } from './documents.ts';

const valueOf = (data: unknown) =>
  JSON.parse(z.parse(editionPartSchema, data).json) as ContentValue;

/**
 * Reads all parts of an edition; undefined if there is no such edition. Editions never change, so no transaction is
 * needed. Parts that did not exist when it was published are taken from the sample.
 */
export async function partsOf(edition: string): Promise<EditionParts | undefined> {
  if (edition === SAMPLE_EDITION) return z.parse(editionPartsSchema, SAMPLE_PARTS);
  const { docs } = await partsOfEdition(edition).get();
  if (docs.length === 0) return undefined;
  const stored = docs.map((document) => [document.id, valueOf(document.data())] as const);
  return z.parse(editionPartsSchema, { ...SAMPLE_PARTS, ...Object.fromEntries(stored) });
}

/** Reads some parts of an edition. Parts that it lacks are missing in the result. */
export async function namedParts(
  edition: string,
  names: readonly ContentPart[],
): Promise<Partial<EditionParts>> {
  const collection = partsOfEdition(edition);
  const found = await firestore().getAll(...names.map((name) => collection.doc(name)));
  const stored = found.filter(({ exists }) => exists);
  return Object.fromEntries(stored.map((document) => [document.id, valueOf(document.data())]));
}

/** The same of one that is known to be there. */
export async function knownParts(edition: string): Promise<EditionParts> {
  const parts = await partsOf(edition);
  if (!parts) throw new Error(`The edition ${edition} has no parts.`);
  return parts;
}

const samplePart = (part: ContentPart): ContentValue =>
  z.parse(editionPartsSchema, SAMPLE_PARTS)[part];

/** Reads one part of an edition, by the same rule; undefined if there is no such edition. */
export async function partOf(
  edition: string,
  part: ContentPart,
): Promise<ContentValue | undefined> {
  if (edition === SAMPLE_EDITION) return samplePart(part);
  const [document, known] = await firestore().getAll(
    partsOfEdition(edition).doc(part),
    editions().doc(edition),
  );
  if (document?.exists) return valueOf(document.data());
  return known?.exists ? samplePart(part) : undefined;
}

/** The same of one that is known to be there. */
export async function knownPart(edition: string, part: ContentPart): Promise<ContentValue> {
  const value = await partOf(edition, part);
  if (value === undefined) throw new Error(`The edition ${edition} has no part ${part}.`);
  return value;
}

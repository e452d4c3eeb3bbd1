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
export async function readAllParts(edition: string): Promise<EditionParts | undefined> {
  if (edition === SAMPLE_EDITION) return z.parse(editionPartsSchema, SAMPLE_PARTS);
  const { docs } = await partsOfEdition(edition).get();
  if (docs.length === 0) return undefined;
  const storedParts = docs.map((document) => [document.id, valueOf(document.data())] as const);
  return z.parse(editionPartsSchema, { ...SAMPLE_PARTS, ...Object.fromEntries(storedParts) });
}

/** Reads some parts of an edition. Parts that it lacks are missing in the result. */
export async function readParts(
  edition: string,
  names: readonly ContentPart[],
): Promise<Partial<EditionParts>> {
  const collection = partsOfEdition(edition);
  const documents = await firestore().getAll(...names.map((name) => collection.doc(name)));
  const storedParts = documents.filter(({ exists }) => exists);
  return Object.fromEntries(storedParts.map((document) => [document.id, valueOf(document.data())]));
}

/** Reads all parts of an edition that must exist. @throws Error if it does not */
export async function requireParts(edition: string): Promise<EditionParts> {
  const parts = await readAllParts(edition);
  if (!parts) throw new Error(`The edition ${edition} has no parts.`);
  return parts;
}

const samplePart = (part: ContentPart): ContentValue =>
  z.parse(editionPartsSchema, SAMPLE_PARTS)[part];

/** Reads one part of an edition, from the sample if the edition lacks it; undefined if there is no such edition. */
export async function readPart(
  edition: string,
  part: ContentPart,
): Promise<ContentValue | undefined> {
  if (edition === SAMPLE_EDITION) return samplePart(part);
  const [document, editionDocument] = await firestore().getAll(
    partsOfEdition(edition).doc(part),
    editions().doc(edition),
  );
  if (document?.exists) return valueOf(document.data());
  return editionDocument?.exists ? samplePart(part) : undefined;
}

/** Reads one part of an edition that must exist. @throws Error if it does not */
export async function requirePart(edition: string, part: ContentPart): Promise<ContentValue> {
  const value = await readPart(edition, part);
  if (value === undefined) throw new Error(`The edition ${edition} has no part ${part}.`);
  return value;
}

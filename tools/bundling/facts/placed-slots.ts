import { Failure } from '@raade/contracts/base/failure';
import ts from 'typescript';

/** The component of the platform that is a place for a slot. */
const SLOT = 'Slot';

/** The slot that an element is a place for. */
export function placedSlots(node: ts.Node, file: string): readonly string[] {
  if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return [];
  if (node.tagName.getText() !== SLOT) return [];
  const name = node.attributes.properties
    .filter(ts.isJsxAttribute)
    .find((attribute) => attribute.name.getText() === 'name')?.initializer;
  if (name && ts.isStringLiteral(name)) return [name.text];
  throw new Failure(
    `${file} has a <${SLOT}> whose name is not written out: write it as name="…", so that the release can say which slots it places.`,
  );
}

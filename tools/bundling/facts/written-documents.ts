import { APPLICATION_COLLECTIONS } from '@raade/contracts/applications';
import { COLLECTIONS } from '@raade/contracts/collections';
import { Failure } from '@raade/contracts/failure';
import ts from 'typescript';

/** Writes what it is given; who calls it says where. */
const GATEWAY = 'libs/firebase/src/create-document.ts';
const OWN_WRITES = ['setDoc', 'updateDoc', 'addDoc', 'deleteDoc'];

const isCollection = (name: string): name is keyof typeof COLLECTIONS => name in COLLECTIONS;

/** `COLLECTIONS.sessions`, or one of all kinds of applications. */
function collectionsIn(text: string): readonly string[] {
  if (text.startsWith('APPLICATION_COLLECTIONS[')) return Object.values(APPLICATION_COLLECTIONS);
  const names = [...text.matchAll(/\bCOLLECTIONS\.(\w+)/g)].map(([, name = '']) => name);
  return names.filter(isCollection).map((name) => COLLECTIONS[name]);
}

function property(call: ts.CallExpression, name: string): string {
  const assignments = call.arguments
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => properties.filter(ts.isPropertyAssignment));
  const found = assignments.find((assignment) => assignment.name.getText() === name);
  return found?.initializer.getText() ?? '';
}

/** The collections that a call writes documents of. Throws a `Failure` if that cannot be read. */
export function writtenDocuments(node: ts.Node, file: string): readonly string[] {
  if (!ts.isCallExpression(node) || file === GATEWAY) return [];
  const called = node.expression.getText();
  const isOwn = OWN_WRITES.includes(called);
  if (!isOwn && called !== 'createDocument') return [];
  const collections = collectionsIn(
    isOwn ? node.getSourceFile().text : property(node, 'collection'),
  );
  if (collections.length > 0) return collections;
  throw new Failure(
    `${file} calls ${called}, and does not say of which collection: write it out, like COLLECTIONS.sessions.`,
  );
}

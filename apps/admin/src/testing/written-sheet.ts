import { fireEvent } from '@testing-library/react';

/** Returns the document in the frame of a preview. No test loads the frame's page, so an empty one is used. */
export function writtenSheet(frame: HTMLIFrameElement): Document {
  const { contentDocument: sheet } = frame;
  if (!sheet) throw new Error('The frame has no document.');
  if (sheet.childElementCount === 0) sheet.append(sheet.createElement('html'));
  fireEvent.load(frame);
  return sheet;
}

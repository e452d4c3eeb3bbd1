import { HttpsError } from 'firebase-functions/https';
import { PICTURE_REFUSALS, type PictureRefusal } from '@raade/contracts/content/picture-upload';

const OF_ROOM: readonly PictureRefusal[] = ['too-many', 'no-room'];

/** The refusal of a file, in words that say what to do. */
export const refusedPicture = (reason: PictureRefusal) =>
  new HttpsError(
    OF_ROOM.includes(reason) ? 'resource-exhausted' : 'failed-precondition',
    PICTURE_REFUSALS[reason],
    { reason },
  );

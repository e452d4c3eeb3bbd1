import { Failure } from '@raade/contracts/base/failure';

/** An edition that releases cannot show as they are. No release is at fault by it: it stays, and the edition goes. */
export class EditionFailure extends Failure {}

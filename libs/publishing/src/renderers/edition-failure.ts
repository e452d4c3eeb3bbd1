import { Failure } from '@raade/contracts/base/failure';

/** The failure of an edition that releases cannot show. The edition is refused; the releases are not at fault. */
export class EditionFailure extends Failure {}

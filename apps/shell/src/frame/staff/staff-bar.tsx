import { Recovering } from '@raade/platform';
import { recoverableLazy } from '@raade/platform/host';
import { logShellFailure } from '../../failures/shell-failure.ts';

const LoadedBar = recoverableLazy(
  () => import(/* webpackChunkName: "staff-bar" */ './staff-bar.lazy.tsx'),
);

/** The frame of the staff area, whose code comes with the first page of it. Without it, pages can still be read. */
export function StaffBar() {
  return (
    <Recovering
      loading={null}
      unavailable={() => null}
      onFail={({ error }, fields) => logShellFailure('staff bar failed', fields, error)}
    >
      <LoadedBar />
    </Recovering>
  );
}

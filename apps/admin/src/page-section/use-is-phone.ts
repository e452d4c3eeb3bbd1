import { useResponsive } from '@raade/platform';
import { useState } from 'react';

/** True below the width of tablets. */
export const useIsPhone = (): boolean => useResponsive(({ deviceType }) => deviceType === 'mobile');

/**
 * True if the component was first rendered on a phone, for content that phones show in another place. It must not move
 * when a phone is turned: that would lose what somebody has typed in it.
 */
export function useStartsOnPhone(): boolean {
  const isPhone = useIsPhone();
  const [startsOnPhone] = useState(isPhone);
  return startsOnPhone;
}

import { useResponsive } from '@raade/platform';

/** True below the width of tablets, for content that phones show in another place. */
export const useIsPhone = (): boolean => useResponsive(({ deviceType }) => deviceType === 'mobile');

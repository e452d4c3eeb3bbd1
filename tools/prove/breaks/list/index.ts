import type { Break } from '../break.ts';
import { CALL_BREAKS } from './calls.ts';
import { FILE_BREAKS } from './files.ts';
import { PLACE_BREAKS } from './places.ts';
import { PLATFORM_BREAKS } from './platform.ts';
import { WORLD_BREAKS } from './world.ts';

/** All breaks, by what they break. */
export const BREAKS: Readonly<Record<string, readonly Break[]>> = {
  platform: PLATFORM_BREAKS,
  places: PLACE_BREAKS,
  files: FILE_BREAKS,
  calls: CALL_BREAKS,
  world: WORLD_BREAKS,
};

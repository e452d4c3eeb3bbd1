import daniel from './portraits/daniel-sample.svg?url';
import ines from './portraits/ines-sample.svg?url';
import joseph from './portraits/joseph-sample.svg?url';
import kofi from './portraits/kofi-sample.svg?url';
import lindiwe from './portraits/lindiwe-sample.svg?url';
import mariam from './portraits/mariam-sample.svg?url';
import thandi from './portraits/thandi-sample.svg?url';
import zola from './portraits/zola-sample.svg?url';

/** The portraits of those who run the association, by their id. */
export const PORTRAITS: Readonly<Record<string, string>> = {
  'thandi-sample': thandi,
  'kofi-sample': kofi,
  'mariam-sample': mariam,
  'daniel-sample': daniel,
  'zola-sample': zola,
  'ines-sample': ines,
  'lindiwe-sample': lindiwe,
  'joseph-sample': joseph,
};

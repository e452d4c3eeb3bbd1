import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { WEIGHT_LIMITS } from './limits.ts';
import { MEASURES, weigh } from './weigh.ts';

const COMMAND = {
  name: 'npm run weight',
  summary:
    'Counts code lines, scripts, words and decision records, and compares them with their limits.',
  options: {},
} as const;

await runCommand(COMMAND, () => {
  const weight = weigh();
  const isAbove = (name: (typeof MEASURES)[number]) => weight[name] > WEIGHT_LIMITS[name];
  const rows = MEASURES.map((name) => [
    name,
    String(weight[name]),
    String(WEIGHT_LIMITS[name]),
    isAbove(name) ? 'above its limit' : '',
  ]);
  console.log(formatTable([['measure', 'now', 'limit', ''], ...rows]));
  return Promise.resolve(MEASURES.some(isAbove) ? 1 : 0);
});

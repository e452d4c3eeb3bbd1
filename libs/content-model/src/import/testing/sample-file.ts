import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of a file as another program would have written it. */
export const sampleFile = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

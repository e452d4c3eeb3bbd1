import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Ajv from 'ajv';
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import addFormats from 'ajv-formats';
import { scheduleJson } from '@raade/content-model/feeds/schedule-json';
import { scheduleXml } from '@raade/content-model/feeds/schedule-xml';
import { FEED_INPUTS } from '@raade/content-model/feeds/testing/feed-inputs';
import { Failure } from '@raade/contracts/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { validateXML } from 'xmllint-wasm';

/** The published schemas of the formats, which others own and change. */
const PUBLISHED = 'https://c3voc.de/schedule/';
const SCHEMAS = { json: 'schema.json', xml: 'schedule.xml.xsd' } as const;

const COMMAND = {
  name: 'npm run feeds:validate',
  summary:
    'Holds schedule.json and schedule.xml, of the sample and of other content, to the published schemas of these formats.',
  options: {
    schemas: {
      type: 'string',
      help: `folder with ${Object.values(SCHEMAS).join(' and ')}; else they are asked for at ${PUBLISHED}`,
    },
  },
} as const;

async function schemaText(file: string, folder: string | undefined): Promise<string> {
  if (folder !== undefined) return readFile(path.join(folder, file), 'utf8');
  const response = await fetch(new URL(file, PUBLISHED)).catch((cause: unknown) => {
    throw new Failure(`${PUBLISHED} does not answer. Give a folder: --schemas <folder>`, { cause });
  });
  if (!response.ok) throw new Failure(`${PUBLISHED}${file} answers with ${response.status}.`);
  return response.text();
}

function jsonValidator(schema: string): (text: string) => readonly string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addMetaSchema(draft6);
  addFormats(ajv);
  ajv.addFormat('color', true);
  const validate = ajv.compile(JSON.parse(schema) as object);
  return (text) =>
    validate(JSON.parse(text))
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

await runCommand(COMMAND, async ({ values: { schemas } }) => {
  const faultsOfJson = jsonValidator(await schemaText(SCHEMAS.json, schemas));
  const xsd = await schemaText(SCHEMAS.xml, schemas);
  const told: string[] = [];
  for (const [what, input] of FEED_INPUTS) {
    const { errors } = await validateXML({ xml: scheduleXml(input), schema: xsd });
    const faults = {
      'schedule.json': faultsOfJson(scheduleJson(input)),
      'schedule.xml': errors.map(({ message }) => message),
    };
    for (const [feed, wrong] of Object.entries(faults)) {
      console.log(`${feed} of ${what}: ${wrong.length === 0 ? 'valid' : wrong.join('\n  ')}`);
      told.push(...wrong);
    }
  }
  return told.length === 0 ? 0 : 1;
});

import {
  importRegistrantsRequestSchema,
  undoImportRequestSchema,
} from '@raade/contracts/registrants/import/import-calls';
import { controlRegistrantListRequestSchema } from '@raade/contracts/registrants/registrant-lists';
import { staffCall } from '../base/call.ts';
import { controlList } from './control-list.ts';
import { importRegistrants } from './import/import-registrants.ts';
import { undoImport } from './import/undo-import.ts';

const right = 'registrants.manage';

export const controlRegistrantListCall = staffCall({
  request: controlRegistrantListRequestSchema,
  right,
  run: (request, { actor }) => controlList(request, actor),
});

export const importRegistrantsCall = staffCall({
  request: importRegistrantsRequestSchema,
  right,
  run: (request, { actor }) => importRegistrants(request, actor),
});

export const undoRegistrantImportCall = staffCall({
  request: undoImportRequestSchema,
  right,
  run: (request, { actor }) => undoImport(request, actor),
});

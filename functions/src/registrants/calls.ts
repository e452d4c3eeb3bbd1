import {
  importRegistrantsRequestSchema,
  undoImportRequestSchema,
} from '@raade/contracts/registrants/import/import-calls';
import { controlRegistrantListRequestSchema } from '@raade/contracts/registrants/registrant-lists';
import { staffCall } from '../base/call.ts';
import { controlList } from './control-list.ts';
import { importRegistrants, undoImport } from './import/import-registrants.ts';

const right = 'registrants.manage';

export const controlRegistrantListCall = staffCall(
  controlRegistrantListRequestSchema,
  right,
  controlList,
);

export const importRegistrantsCall = staffCall(
  importRegistrantsRequestSchema,
  right,
  importRegistrants,
);

export const undoRegistrantImportCall = staffCall(undoImportRequestSchema, right, undoImport);

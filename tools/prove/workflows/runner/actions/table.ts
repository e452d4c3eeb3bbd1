import path from 'node:path';
import type { ActionTable } from '../platform.ts';
import { downloadArtifact, uploadArtifact } from './artifacts.ts';
import { checkout } from './checkout.ts';
import { googleAuth } from './google-auth.ts';
import { setUpJava } from './set-up-java.ts';
import { setUpNode } from './set-up-node.ts';

interface Places {
  /** Folder of the bare repository. */
  readonly repository: string;
  /** Where GitHub keeps artifacts and caches. */
  readonly kept: string;
}

/** The actions of others that there are stand-ins for. */
export const actionTable = ({ repository, kept }: Places): ActionTable => ({
  'actions/checkout': checkout(repository),
  'actions/setup-node': setUpNode(path.join(kept, 'caches')),
  'actions/setup-java': setUpJava,
  'actions/upload-artifact': uploadArtifact(path.join(kept, 'artifacts')),
  'actions/download-artifact': downloadArtifact(path.join(kept, 'artifacts')),
  'google-github-actions/auth': googleAuth,
});

import { findOnPath } from '@raade/kit/processes/find-on-path.ts';
import path from 'node:path';
import { Failure } from '@raade/contracts/failure';
import type { Action } from '../platform.ts';

/** actions/setup-java: the Java of this machine, if there is one (https://github.com/actions/setup-java#usage). */
export const setUpJava: Action = {
  inputs: { distribution: '', 'java-version': '' },
  run({ machine }) {
    const java = findOnPath(['java']);
    if (!java) throw new Failure('There is no `java` on the PATH of this machine.');
    machine.paths.push(path.dirname(java));
    return Promise.resolve({ note: 'the one of this machine' });
  },
};

import { PageHead, PageStack } from '@raade/staff/staff-page.styles';
import { Field, Select } from '@raade/ui';
import { useState } from 'react';
import { ImportFiles } from './import-files.tsx';
import { SOURCE_NAMES, SOURCES, type SourceName } from './sources.ts';

/** Takes over an edition, or a programme of another program, as drafts. */
export default function ImportPage() {
  const [source, setSource] = useState<SourceName>('edition');
  return (
    <>
      <PageHead>
        <h1>Import</h1>
        <p>
          What differs becomes drafts, once you have seen it in words. Nothing goes live by an
          import.
        </p>
      </PageHead>
      <PageStack>
        <Field label="From">
          {(control) => (
            <Select
              {...control}
              value={source}
              onChange={({ target }) =>
                setSource(SOURCE_NAMES.find((name) => name === target.value) ?? source)
              }
            >
              {SOURCE_NAMES.map((name) => (
                <option key={name} value={name}>
                  {SOURCES[name].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {/* Files of one program are none of another. */}
        <ImportFiles key={source} source={source} />
      </PageStack>
    </>
  );
}

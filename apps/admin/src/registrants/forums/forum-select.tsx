import { Select } from '@raade/ui';
import { ReadingFailed } from '../../reading/reading-failed.tsx';
import { useForums } from './use-forums.ts';

interface ForumSelectProps {
  readonly forum: string;
  readonly onChange: (id: string) => void;
}

/** The select for the forum, if there are several. */
export function ForumSelect({ forum, onChange }: ForumSelectProps) {
  const { forums, reading } = useForums(forum);
  const { error, isFetching, refetch } = reading;
  return (
    <>
      {forums.length > 1 && (
        <Select aria-label="Forum" value={forum} onChange={({ target }) => onChange(target.value)}>
          {forums.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
      {error && (
        <ReadingFailed
          error={error}
          isFetching={isFetching}
          refetch={refetch}
          label="the other forums"
        />
      )}
    </>
  );
}

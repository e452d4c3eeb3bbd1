import { Input } from '@raade/ui';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The search above a list, as high as one line: its label is inside. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <Input
    type="search"
    aria-label={label}
    placeholder={`${label}...`}
    autoComplete="off"
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);

import { useContent } from '@raade/content-model/provided/use-content';
import { environment, Link } from '@raade/platform';
import { renderText } from '@raade/ui';

/** More assurances at the card field. */
export function CardAssurance() {
  const { taxNote } = useContent().giving;
  const { statementName } = environment().recipient ?? {};
  return (
    <>
      {statementName !== undefined && <li>{`On your statement: ${statementName}.`}</li>}
      <li>
        {renderText(taxNote)} Our <Link to="/privacy">privacy policy</Link> says what we keep.
      </li>
    </>
  );
}

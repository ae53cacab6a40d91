import { companies, logo } from '../../config/portal.ts';
import type { Letterhead as Office } from '../../domain/letters/letterContent.ts';
import './letterhead.scss';
import { Sentence } from '../Sentence.tsx';
import { STORED } from '../stored.ts';

/** Of the first office, unless another is given. */
export function Letterhead({ office = companies[0] }: { office?: Office | undefined }) {
  return (
    <div className="letterhead">
      <img src={logo} alt="" width="40" height="40" />
      <strong {...STORED}>{office?.name}</strong>
      {office && (
        <p>
          <span {...STORED}>{office.address}</span>
          <br />
          <Sentence values={[office.state]}>{`${office.state} · GSTIN ${office.gstin}`}</Sentence>
        </p>
      )}
    </div>
  );
}

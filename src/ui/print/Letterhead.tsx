import { companies, logo } from '../../config/portal.ts';
import type { Letterhead as Office } from '../../domain/letters/letterContent.ts';
import './letterhead.scss';

/** Of the first office, unless another is given. */
export function Letterhead({ office = companies[0] }: { office?: Office | undefined }) {
  return (
    <div className="letterhead">
      <img src={logo} alt="" width="40" height="40" />
      <strong>{office?.name}</strong>
      {office && (
        <p>
          <span>{office.address}</span>
          <br />
          <span>{`${office.state} · GSTIN ${office.gstin}`}</span>
        </p>
      )}
    </div>
  );
}

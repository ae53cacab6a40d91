import { companies, logo } from '../../config/portal.ts';
import './letterhead.scss';

export interface Office {
  name: string;
  address: string;
  state: string;
  gstin: string;
}

/** Of the first office, unless another is given. */
export function Letterhead({ office = companies[0] }: { office?: Office | undefined }) {
  return (
    <div className="letterhead">
      <img src={logo} alt="" width="40" height="40" />
      <strong>{office?.name}</strong>
      {office && (
        <p>
          {office.address}
          <br />
          {office.state} · GSTIN {office.gstin}
        </p>
      )}
    </div>
  );
}

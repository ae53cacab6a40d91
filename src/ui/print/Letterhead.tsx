import { companies, logo } from '../../config/portal.ts';
import { companyByState } from '../../domain/records/companies.ts';
import './letterhead.scss';

/** The office in `state`, or the first one. */
export function Letterhead({ state = '' }: { state?: string }) {
  const office = companyByState(state) ?? companies[0];
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

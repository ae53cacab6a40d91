import { COMPANIES, companyByState, GROUP_NAME } from '../../domain/records/companies.ts';
import './letterhead.scss';

/** The office in `state`, or the first one. */
export function Letterhead({ state = '' }: { state?: string }) {
  const office = companyByState(state) ?? COMPANIES[0];
  return (
    <div className="letterhead">
      <img src="/logo.svg" alt="" width="40" height="40" />
      <strong>{GROUP_NAME}</strong>
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

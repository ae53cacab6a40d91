import type { Detail } from '../domain/review/detail.ts';
import { SensitiveValue } from './SensitiveValue.tsx';

/** Aadhar and account number are hidden until asked for. */
export function Details({ details, isWide }: { details: readonly Detail[]; isWide: boolean }) {
  if (details.length === 0) return <p className="review-nothing">Nothing has been entered yet.</p>;
  return (
    <dl className={`review-details ${isWide ? 'is-wide' : ''}`}>
      {details.map(({ field, label, value, isSensitive }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {value === '' && <span className="review-nothing">Not entered</span>}
            {value !== '' &&
              (isSensitive ? <SensitiveValue label={label} value={value} kind={isSensitive} /> : value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { useId } from 'react';
import type { Flag } from '../domain/review/flag.ts';

/** The reviewer decides what to make of them. */
export function Flags({ flags }: { flags: readonly Flag[] }) {
  const headingId = useId();
  if (flags.length === 0) return null;
  return (
    <div className="review-flags">
      <h3 id={headingId}>Worth a second look</h3>
      <ul aria-labelledby={headingId}>
        {flags.map(({ label, message }) => (
          <li key={`${label} ${message}`}>
            <strong>{label}:</strong> {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

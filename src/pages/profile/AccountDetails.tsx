import { Fragment } from 'react';
import { ChangePassword } from './ChangePassword.tsx';

interface AccountDetailsProps {
  email: string;
  /** Names and values to show; those without a value are left out. */
  details: readonly (readonly [name: string, value: string])[];
}

/** The read-only profile of people who fill in no forms, with Change Password. */
export function AccountDetails({ email, details }: AccountDetailsProps) {
  return (
    <section className="panel" aria-label="Account">
      <dl className="detail-list mb-4">
        {details.map(
          ([name, value]) =>
            value && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      <div className="form-actions">
        <ChangePassword email={email} />
      </div>
    </section>
  );
}

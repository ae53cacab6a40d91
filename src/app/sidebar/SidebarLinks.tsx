import { useState } from 'react';
import { Link, NavLink, useMatch } from 'react-router-dom';
import { dashboardSections, paths, traineeFormSections } from '../../config/paths.ts';
import { FURTHER_FORMS, isFormListed } from '../../domain/forms/registry.ts';
import { lastOf } from '../../records/liveRecord.ts';
import { useUserRecord } from '../../records/useRecords.ts';
import { useSignedInUser } from '../../session/useSession.ts';

/** The Trainee Registration Form with the expandable list of its sections. */
export function TraineeFormLinks() {
  const isHere = useMatch(paths.traineeForm) !== null;
  const [isChosenOpen, setChosenOpen] = useState<boolean | null>(null);
  const isOpen = isChosenOpen ?? isHere;
  return (
    <li>
      <div className="sidebar-row">
        <NavLink className="sidebar-link" to={paths.traineeForm}>
          Trainee Registration Form
        </NavLink>
        <button
          type="button"
          className="sidebar-toggle"
          aria-expanded={isOpen}
          aria-controls="trainee-form-sections"
          aria-label="Sections of the Trainee Registration Form"
          onClick={() => setChosenOpen(!isOpen)}
        >
          <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
            <path
              d="m4 2 4 4-4 4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
            />
          </svg>
        </button>
      </div>
      <ul id="trainee-form-sections" hidden={!isOpen}>
        {traineeFormSections.map(({ hash, label }) => (
          <li key={hash}>
            <Link className="sidebar-link" to={`${paths.traineeForm}${hash}`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The forms beyond SPEC's three, for those whom they concern; a change of the profile shows at once. */
export function FurtherFormLinks() {
  const record = lastOf(useUserRecord())?.value;
  if (!record || record.usertype === 'introducer') return null;
  return FURTHER_FORMS.filter(({ key }) => isFormListed(record, key)).map(({ key, path, title }) => (
    <li key={key}>
      <NavLink className="sidebar-link" to={path}>
        {title}
      </NavLink>
    </li>
  ));
}

/** The forms of a trainee or vendor. */
export function PersonLinks() {
  return (
    <>
      <TraineeFormLinks />
      <li>
        <NavLink className="sidebar-link" to={paths.nonApplicability}>
          Non-applicability of GST
        </NavLink>
      </li>
      <li>
        <NavLink className="sidebar-link" to={paths.bankDetails}>
          Bank Details
        </NavLink>
      </li>
      <li>
        <NavLink className="sidebar-link" to={paths.uploadDocuments}>
          Documents Upload
        </NavLink>
      </li>
      <FurtherFormLinks />
      <li>
        <NavLink className="sidebar-link" to={paths.queries}>
          Queries
        </NavLink>
      </li>
    </>
  );
}

/** An introducer's workspace is on the dashboard; these lead to its parts. */
export function IntroducerLinks() {
  return dashboardSections.map(({ hash, label }) => (
    <li key={hash}>
      <Link className="sidebar-link" to={{ hash, pathname: paths.dashboard }}>
        {label}
      </Link>
    </li>
  ));
}

/** The links of a role: forms are for those who fill them in. Nothing until it is known who that is. */
export function RoleLinks() {
  const { isReviewer, isApprover } = useSignedInUser();
  const live = useUserRecord();
  const last = lastOf(live);
  if (live.state === 'loading' && !last) return null;
  const usertype = last?.value?.usertype;
  if (usertype === 'introducer') return <IntroducerLinks />;
  // Reviewers and approvers may have no record; whose record is missing or out of reach still finds the forms.
  return usertype || !(isReviewer || isApprover) ? <PersonLinks /> : null;
}

/** The way to the review queue, for reviewers only (R10). */
export function ReviewLink() {
  const { isReviewer } = useSignedInUser();
  if (!isReviewer) return null;
  return (
    <li>
      <NavLink className="sidebar-link" to={paths.review}>
        Review queue
      </NavLink>
    </li>
  );
}

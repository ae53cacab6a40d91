import { useState } from 'react';
import { Link, NavLink, useMatch } from 'react-router-dom';
import { paths, traineeFormSections } from '../../config/paths.ts';

/** The Trainee Registration Form with the expandable list of its sections (SPEC 2, Sidebar). */
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

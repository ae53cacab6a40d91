import { NavLink } from 'react-router-dom';
import { FURTHER_FORMS, isFormListed } from '../../domain/forms.ts';
import { lastOf } from '../../session/liveRecord.ts';
import { useUserRecord } from '../../session/useRecords.ts';

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

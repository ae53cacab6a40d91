import { lastOf } from '../../session/liveRecord.ts';
import { useUserRecord } from '../../session/useRecords.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { IntroducerLinks } from './IntroducerLinks.tsx';
import { PersonLinks } from './PersonLinks.tsx';

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

import { useState } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import type { SignedInUser } from '../../backend/firebase/auth.ts';
import { paths } from '../../config/paths.ts';

/** A login opens the profile; a reviewer or an approver goes on from there to the work, once. */
export function GoToWork({ isReviewer, isApprover }: Pick<SignedInUser, 'isReviewer' | 'isApprover'>) {
  const { pathname, key } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const [afterLogin] = useState(isReplaced && pathname === paths.profile && key);
  if (key !== afterLogin || !(isReviewer || isApprover)) return null;
  return <Navigate to={isReviewer ? paths.review : paths.approvals} replace />;
}

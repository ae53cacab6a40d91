import { approvePath } from '../../config/paths.ts';
import {
  APPROVAL_ACTIONS,
  type ApprovalAction,
  type Overridden,
  type UserRecord,
} from '../records/records.ts';
import { hasOpenReviewerQuery } from '../transitions/openQueries.ts';
import { unvalidatedForms } from '../transitions/review.ts';

type ApprovalLinks = Record<ApprovalAction, string>;

/** The parameters of an approval link. `vendorName` may be empty; `key`, the random key of a sending, may be absent. */
export interface LinkClaims {
  action: ApprovalAction;
  vendorName: string;
  key?: string;
}

export function approvalLinks(
  origin: string,
  { uid, name }: Pick<UserRecord, 'uid' | 'name'>,
  key: string,
): ApprovalLinks {
  const link = (action: ApprovalAction) => linkTo(origin, uid, { action, vendorName: name, key });
  return { accept: link('accept'), acceptasexception: link('acceptasexception'), deny: link('deny') };
}

/** Reads ?action=...&vendorName=...&v=...; null where the action is none of the three. */
export function readApprovalLink(query: URLSearchParams): LinkClaims | null {
  const named = query.get('action')?.trim();
  const action = APPROVAL_ACTIONS.find((each) => each === named);
  const key = query.get('v');
  if (!action) return null;
  return { action, vendorName: query.get('vendorName')?.trim() ?? '', ...(key !== null && { key }) };
}

/**
 * Whether a link may decide by itself. A denial has a reason, which no link has; and a link of the SPEC, which anybody can
 * write, decides by itself only on a record that was sent for approval or decided.
 */
export function mayRun({ forms }: Pick<UserRecord, 'forms'>, { action }: LinkClaims): boolean {
  return action !== 'deny' && forms.status >= 3;
}

/**
 * Warnings for the approver before this link decides: a link mailed by the portal runs by itself only
 * without a warning; any other link stores them with the decision.
 * @param currentKey of the last sending; undefined where it has none
 */
export function overriddenBy(record: UserRecord, link: LinkClaims, currentKey?: string): Overridden[] {
  const { forms, approval, sent, queries } = record;
  const isDecidedSince = approval !== undefined && approval.at > (sent?.at ?? 0);
  const isPending = unvalidatedForms(record).length > 0 || (!isDecidedSince && forms.status !== 3);
  const warnings: [Overridden, boolean][] = [
    ['pending', isPending],
    ['query', Object.values(queries).some(hasOpenReviewerQuery)],
    ['name', isOtherName(record.name, link)],
    ['changed', link.key !== undefined && link.key !== currentKey],
    ['decided', isDecidedSince && approval.action !== link.action],
  ];
  return warnings.filter(([, applies]) => applies).map(([warning]) => warning);
}

/** Whether the name in the link is another person's. A plain link may have no name. */
function isOtherName(name: string, { vendorName, key }: LinkClaims): boolean {
  const [linked, stored] = [comparable(vendorName), comparable(name)];
  return linked !== stored && (linked !== '' || key !== undefined);
}

function comparable(name: string): string {
  return name.toLowerCase().replaceAll(/\s/g, '');
}

function linkTo(origin: string, uid: string, { action, vendorName, key = '' }: LinkClaims): string {
  return `${origin}${approvePath(uid)}?${new URLSearchParams({ action, vendorName, v: key })}`;
}

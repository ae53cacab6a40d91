import * as v from 'valibot';
import type { Invitation } from '../../domain/people/invitations.ts';
import {
  DEFAULT_VENDOR_STATUS,
  type Kind,
  kindOfStatus,
  VENDOR_STATUSES,
} from '../../domain/records/kinds.ts';
import { NATIONALITIES } from '../../domain/records/options.ts';
import { AADHAR_ERROR, validateAadhar } from '../../domain/validators/aadhar.ts';
import { addressIn, isEmailAddress } from '../../domain/validators/emailAddress.ts';
import { codeIn, normalise } from '../../domain/validators/normalise.ts';
import { PAN_ERROR, validatePan } from '../../domain/validators/pan.ts';
import { PHONE_ERROR, validatePhone } from '../../domain/validators/phone.ts';
import { isWorkEmail } from '../../domain/workEmail.ts';
import {
  EMAIL,
  NEW_PASSWORD,
  requiredName,
  requiredText,
  SAME_PASSWORDS,
  USER_TYPE,
} from '../../forms/entry/entrySchema.ts';

const AGREEMENT_MISSING = 'Please read the notice and tick the box to agree';

/**
 * One of PAN and Aadhar is enough. `domains` are the work domains for the introducer's address; `isAsked` is
 * whether the person has to agree to the notice.
 */
export const registrationSchema = (domains: readonly string[], isAsked = false) =>
  v.pipe(
    v.object({
      name: requiredName(),
      email: EMAIL,
      phone: v.pipe(
        requiredText('Contact Number is required'),
        v.check((input) => validatePhone(input).error === undefined, PHONE_ERROR),
        v.transform((input) => validatePhone(input).value),
      ),
      usertype: USER_TYPE,
      vendorStatus: v.picklist(VENDOR_STATUSES),
      nationality: v.picklist(NATIONALITIES),
      pancard: v.pipe(
        v.string(),
        v.check((input) => validatePan(input).error === undefined, PAN_ERROR),
        v.transform(codeIn),
      ),
      aadharcard: v.pipe(
        v.string(),
        v.trim(),
        v.check((input) => validateAadhar(input).error === undefined, AADHAR_ERROR),
        v.transform(normalise),
      ),
      fpoc: requiredName('Introducer Name is required'),
      fpocno: v.pipe(
        requiredText('Introducer E-mail is required'),
        v.transform(addressIn),
        v.check(
          (input) => isEmailAddress(input) && isWorkEmail(input, domains),
          `Enter the work e-mail address of your introducer; it ends in ${endings(domains)}`,
        ),
        v.toLowerCase(),
      ),
      ...NEW_PASSWORD,
      agrees: v.pipe(
        v.boolean(),
        v.check((agrees) => agrees || !isAsked, AGREEMENT_MISSING),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['usertype'], ['vendorStatus'], ['nationality'], ['pancard'], ['aadharcard']],
        (entered) => entered.pancard !== '' || (hasAadhar(entered) && entered.aadharcard !== ''),
        ({ input }) =>
          hasAadhar(input)
            ? 'Enter a PAN Number or an Aadhar Number; one of the two is needed'
            : 'PAN Number is required',
      ),
      ['pancard'],
    ),
    v.forward(v.partialCheck(...SAME_PASSWORDS), ['confirmPassword']),
    // An Aadhar number that was typed before another status was chosen is not sent.
    v.transform(({ agrees: _, ...entered }) => ({
      ...entered,
      ...(!hasAadhar(entered) && { aadharcard: '' }),
      // Chosen before a status that asks for none.
      ...(!kindOfEntries(entered).isPerson && { nationality: 'Indian' as const }),
    })),
  );

type KindEntries = { usertype: string; vendorStatus: string; nationality: string };

/** A trainee is an individual. */
export function kindOfEntries({ usertype, vendorStatus, nationality }: KindEntries): Kind {
  return kindOfStatus(usertype === 'vendor' ? vendorStatus : undefined, nationality);
}

function hasAadhar(entered: KindEntries): boolean {
  return kindOfEntries(entered).hasAadhar;
}

function endings(domains: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(domains.map((domain) => `@${domain}`));
}

export type RegistrationEntries = v.InferInput<ReturnType<typeof registrationSchema>>;
export type CheckedRegistration = v.InferOutput<ReturnType<typeof registrationSchema>>;

export function startingEntries(invitation?: Invitation): RegistrationEntries {
  return {
    name: invitation?.name ?? '',
    email: invitation?.email ?? '',
    phone: '',
    usertype: invitation?.usertype ?? 'trainee',
    vendorStatus: DEFAULT_VENDOR_STATUS,
    nationality: 'Indian',
    pancard: '',
    aadharcard: '',
    fpoc: invitation?.introducerName ?? '',
    fpocno: invitation?.introducerEmail ?? '',
    password: '',
    confirmPassword: '',
    agrees: false,
  };
}

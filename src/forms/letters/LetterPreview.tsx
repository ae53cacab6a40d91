import type { ComponentPropsWithRef } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { splitAddress } from '../../domain/homeState.ts';
import { companyByState } from '../../domain/records/companies.ts';
import { MAX_TEXT } from '../../domain/records/limits.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { UnsignedLetter } from './SignedLetter.tsx';

/** The schema of the State whose office gets the letter. */
export const officeState = (missing: string) =>
  v.pipe(
    v.string(),
    v.check((state) => companyByState(state) !== undefined, missing),
  );

/** Address and GSTIN of the office, from the company table (R6). */
export function officeIn(state: string) {
  const { address = '', gstin: gstinNumber = '' } = companyByState(state) ?? {};
  return { address, gstinNumber };
}

/** The schema of the place where a letter is signed. */
export const PLACE = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter the place.'),
  v.maxLength(MAX_TEXT, `The place has at most ${MAX_TEXT} characters.`),
);

/** The city of the registration form, otherwise of the profile. */
export function suggestedPlace({ vendorDetails, address }: UserRecord): string {
  return vendorDetails.sectionSix?.place || splitAddress(address).city;
}

interface PlaceFieldProps extends Omit<ComponentPropsWithRef<typeof TextField>, 'label'> {
  /** The suggested place; empty without one. */
  suggested: string;
}

export function PlaceField({ suggested, ...field }: PlaceFieldProps) {
  const hint =
    suggested === '' ? 'Where you sign' : `Where you sign; ${suggested} is suggested from your details`;
  return <TextField {...field} label="Place" hint={hint} values={[suggested]} maxLength={MAX_TEXT} />;
}

interface LetterPreviewProps<Entries> extends Pick<ComponentPropsWithRef<typeof UnsignedLetter>, 'form'> {
  schema: v.GenericSchema<Entries, Entries>;
  /** The record with what is entered. */
  recordOf: (entries: Entries) => UserRecord;
}

/** The letter as it will be signed, above the button that signs it. Shown once every field is right. */
export function LetterPreview<Entries>({ form, schema, recordOf }: LetterPreviewProps<Entries>) {
  const { success, output } = v.safeParse(schema, useWatch());
  if (!success) return null;
  const title = 'The letter that you will sign';
  return (
    <section className="mb-4" aria-label={title}>
      <h2 className="h5">{title}</h2>
      <UnsignedLetter form={form} record={recordOf(output)} />
    </section>
  );
}

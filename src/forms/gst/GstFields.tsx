import { useWatch } from 'react-hook-form';
import { YES_NO_OPTIONS } from '../../domain/records/options.ts';
import { GSTIN_LENGTH, validateGstin } from '../../domain/validators/gstin.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { CodeField, useCode } from '../CodeField.tsx';
import { useField } from '../formContext.ts';
import { WhatIs } from '../help/WhatIs.tsx';
import type { GstEntries } from './gstSchema.ts';

const GSTIN_NOTE = '15 characters. For a UIN or a number for OIDAR, TDS or TCS, write to your introducer.';

interface GstFieldsProps {
  /** The PAN that the GSTIN should have. */
  pan: string;
  /** What happens with a new GSTIN. */
  note?: string;
  isOptional?: boolean;
  /** Whether the GSTIN of a registered person has the mark of a required field. */
  isMarked?: boolean;
  isLocked?: boolean;
}

/** The registration in the profile and, after the approval, in a change (R20). */
export function GstFields({
  pan,
  note = '',
  isOptional = false,
  isMarked = false,
  isLocked = false,
}: GstFieldsProps) {
  const fieldOf = useField<GstEntries>();
  const gstin = useCode('GSTIN', 'rejected.GSTIN');
  const isRegistered = useWatch<GstEntries, 'isGSTApplicable'>({ name: 'isGSTApplicable' }) === 'yes';
  const hint = isRegistered ? `${GSTIN_NOTE} ${note}`.trim() : 'Only when GST is applicable';
  return (
    <>
      <SelectField
        label="GST Applicable"
        options={YES_NO_OPTIONS}
        isLocked={isLocked}
        {...fieldOf('isGSTApplicable')}
      />
      <CodeField
        {...gstin}
        label="GSTIN"
        length={GSTIN_LENGTH}
        hint={<WhatIs terms={['gstin']}>{hint}</WhatIs>}
        validate={(code) => validateGstin(code, pan)}
        isOptional={isOptional}
        className={isMarked && isRegistered ? 'field-required' : ''}
        isLocked={isLocked}
        disabled={!isRegistered}
      />
    </>
  );
}

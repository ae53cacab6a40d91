import { useState } from 'react';
import { type AmendedFile, gstValues } from '../../domain/records/amendments.ts';
import { YES_NO_OPTIONS } from '../../domain/records/options.ts';
import { isGstin } from '../../domain/transitions/guards.ts';
import { GSTIN_ERROR, GSTIN_LENGTH, validateGstin } from '../../domain/validators/gstin.ts';
import { useRememberedText } from '../../drafts/useRemembered.ts';
import { CodeField } from '../../forms/CodeField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { ChangeForm, type ChangeProps } from './ChangeForm.tsx';
import { ProofField } from './ProofField.tsx';

export function GstChange({ record }: ChangeProps) {
  const [applies, setApplies, forgetApplies] = useRememberedText('change-gst', 'yes');
  const [gstin, setGstin, forgetGstin] = useRememberedText('change-gstin', '');
  const [rejected, setRejected] = useState('');
  const [certificate, setCertificate] = useState<AmendedFile>();
  const [isTried, setTried] = useState(false);
  const isRegistered = applies === 'yes';
  const read = () => {
    setTried(true);
    if (!isRegistered) return gstValues('');
    return isGstin(gstin) && certificate ? gstValues(gstin, certificate) : null;
  };
  const forget = () => {
    forgetApplies();
    forgetGstin();
  };
  return (
    <ChangeForm uid={record.uid} kind="gst" read={read} onSubmitted={forget}>
      <div className="field-grid">
        <SelectField
          label="Registered for GST"
          options={YES_NO_OPTIONS}
          value={applies}
          onChange={({ target }) => setApplies(target.value)}
        />
        {isRegistered && (
          <CodeField
            label="GSTIN"
            length={GSTIN_LENGTH}
            validate={validateGstin}
            value={gstin}
            rejected={rejected}
            onEnter={(value, cleared) => {
              setGstin(value);
              setRejected(cleared);
            }}
            error={isTried && !isGstin(gstin) ? GSTIN_ERROR : undefined}
          />
        )}
      </div>
      {isRegistered && (
        <ProofField
          uid={record.uid}
          kind="gst"
          label="GST Certificate"
          hint="An image or a PDF of the registration"
          file={certificate}
          onFile={setCertificate}
          error={isTried && !certificate ? 'Upload the GST certificate.' : undefined}
        />
      )}
    </ChangeForm>
  );
}

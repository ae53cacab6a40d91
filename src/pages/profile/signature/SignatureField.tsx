import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { uploadSignature } from '../../../backend/files/documentFiles.ts';
import { storedKind } from '../../../backend/files/storedKind.ts';
import { checkFile } from '../../../domain/files/fileCheck.ts';
import type { UserRecord } from '../../../domain/records/records.ts';
import { WhatIs } from '../../../forms/help/WhatIs.tsx';
import { onDemand } from '../../../ui/feedback/onDemand.tsx';
import { formToast } from '../../../ui/feedback/toasts.ts';
import { FileField } from '../../../ui/uploads/FileField.tsx';

const SignatureDialog = onDemand(async () => (await import('./SignatureDialog.tsx')).SignatureDialog);

const checkImage = (file: File) => checkFile(file, { imagesOnly: true });

interface SignatureFieldProps {
  record: Pick<UserRecord, 'uid' | 'name' | 'signImage'>;
  isLocked: boolean;
}

/** Uploaded, drawn or typed; stored at once. */
export function SignatureField({ record, isLocked }: SignatureFieldProps) {
  const [isSigning, setSigning] = useState(false);
  return (
    <FileField
      label="Signature"
      hint={
        <WhatIs terms={['signature']}>
          It appears on your letters. Upload a picture (JPEG, PNG or WebP), or draw or type it here; it is
          stored at once.
        </WhatIs>
      }
      className="field-wide"
      accept="image/jpeg,image/png,image/webp"
      link={record.signImage}
      kindOf={storedKind}
      isLocked={isLocked}
      check={checkImage}
      start={(file, onProgress) => uploadSignature(record.uid, file, onProgress)}
      onUploaded={() => formToast('success', 'Signature Uploaded')}
      renderChoice={(choose) => (
        <>
          <Button variant="outline-secondary" size="sm" onClick={() => setSigning(true)}>
            Draw or type<span className="visually-hidden"> your signature</span>
          </Button>
          {isSigning && (
            <SignatureDialog
              name={record.name}
              onDone={(file) => {
                setSigning(false);
                choose(file);
              }}
              onCancel={() => setSigning(false)}
            />
          )}
        </>
      )}
    />
  );
}

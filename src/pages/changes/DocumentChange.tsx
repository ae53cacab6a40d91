import { useState } from 'react';
import { documentRowsOf } from '../../domain/forms/documentRows.ts';
import { AMENDED_DOCUMENTS, type AmendedFile, documentValues } from '../../domain/records/amendments.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { ChangeForm, type ChangeProps } from './ChangeForm.tsx';
import { ProofField } from './ProofField.tsx';

export function DocumentChange({ record }: ChangeProps) {
  const [key, setKey] = useState<string>('PANTANCard');
  const [file, setFile] = useState<AmendedFile>();
  const [isTried, setTried] = useState(false);
  const rows = documentRowsOf(record);
  const options = AMENDED_DOCUMENTS.map((value) => ({
    value,
    label: rows.find((row) => row.key === value)?.label ?? value,
  }));
  const chosen = AMENDED_DOCUMENTS.find((each) => each === key);
  const read = () => {
    setTried(true);
    return chosen && file ? documentValues(chosen, file) : null;
  };
  return (
    <ChangeForm uid={record.uid} kind="document" read={read}>
      <SelectField
        label="Document"
        options={options}
        value={key}
        onChange={({ target }) => setKey(target.value)}
      />
      <ProofField
        uid={record.uid}
        kind="document"
        label="New document"
        hint="An image or a PDF. The one on record stays stored."
        file={file}
        onFile={setFile}
        error={isTried && !file ? 'Upload the document.' : undefined}
      />
    </ChangeForm>
  );
}

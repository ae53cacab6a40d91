import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { submitAmendment } from '../../../src/backend/amendments/amendments.ts';
import { uploadProof } from '../../../src/backend/amendments/proofFiles.ts';
import { fittingValues } from '../../../src/domain/drafts.ts';
import { documentRowsOf } from '../../../src/domain/forms/documentRows.ts';
import { reviewFlags } from '../../../src/domain/review/flags.ts';
import { saveProfile } from '../../../src/domain/transitions/profile.ts';
import { AadharField } from '../../../src/forms/AadharField.tsx';
import { DocumentChange } from '../../../src/forms/documents/DocumentChange.tsx';
import { MaskDialog } from '../../../src/forms/mask/MaskDialog.tsx';
import { DocumentsUploadPage } from '../../../src/pages/documents-upload/DocumentsUploadPage.tsx';
import { profileValuesOf } from '../../../src/pages/profile/profileSchema.ts';
import {
  sectionOneOf,
  sectionOneValues,
} from '../../../src/pages/trainee-form/section-one/sectionOneValues.ts';
import { makeDocumentsRecord, makeParsedUser, makeSectionOne } from '../../support/factories.ts';
import { renderScreen } from '../../support/unit/renderScreen.tsx';

vi.mock('../../../src/config/portal.ts', async (original) => ({
  ...(await original<object>()),
  aadharMode: 'last4',
}));
vi.mock('../../../src/backend/records/documents.ts');
vi.mock('../../../src/backend/amendments/amendments.ts');
vi.mock('../../../src/backend/files/documentFiles.ts', () => ({ uploadDocument: vi.fn() }));

const LABEL = 'Last four digits of Aadhar Number';
const WHOLE = '2345 6789 0124';
const older = makeParsedUser({
  aadharcard: '234567890124',
  vendorDetails: { sectionOne: makeSectionOne({ aadharcard: WHOLE }) },
});

function Form({ aadharcard = '' }: { aadharcard?: string }) {
  const form = useForm({ defaultValues: { aadharcard } });
  return (
    <FormProvider {...form}>
      <AadharField />
    </FormProvider>
  );
}

describe('the field', { tags: ['aadhar-last4'] }, () => {
  it('a pasted number is cut to its last four digits, with a sentence', async () => {
    render(<Form />);
    await userEvent.click(screen.getByLabelText(LABEL));
    await userEvent.paste(WHOLE);
    expect(screen.getByLabelText(LABEL)).toHaveValue('0124');
    expect(screen.getByText(/^Only the last four digits are kept/)).toBeVisible();
    expect(screen.queryByText(/virtual ID/)).toBeNull();
    await userEvent.clear(screen.getByLabelText(LABEL));
    expect(screen.queryByText(/^Only the last four digits are kept/)).toBeNull();
  });

  it('the last four digits of a longer number are questioned', async () => {
    render(<Form />);
    await userEvent.click(screen.getByLabelText(LABEL));
    await userEvent.paste('9123 4567 8901 2345');
    expect(screen.getByText(/virtual ID \(VID\) of 16 digits is another number/)).toBeVisible();
  });
});

describe('records and drafts from before', { tags: ['aadhar-changed'] }, () => {
  it('the forms show and save the last four digits', () => {
    expect(profileValuesOf(older).aadharcard).toBe('0124');
    const values = sectionOneValues(older);
    expect(sectionOneOf(values, older.pancard).aadharcard).toBe('0124');
  });

  it('a restored draft has the last four digits', () => {
    expect(fittingValues({ aadharcard: WHOLE, name: 'A' }, { aadharcard: '', name: '' })).toEqual({
      aadharcard: '0124',
      name: 'A',
    });
  });

  it('a whole number is not stored again', { tags: ['aadhar-last4'] }, () => {
    const record = makeParsedUser({ aadharcard: '' });
    expect(saveProfile(record, { aadharcard: '234567890124' })).toMatchObject({ allowed: false });
    expect(saveProfile(record, { aadharcard: '0124' })).toMatchObject({ allowed: true });
  });

  it('the flags compare the last four digits of profile and form', () => {
    const flagsOf = (profile: string, form: string) =>
      reviewFlags(
        {
          ...older,
          aadharcard: profile,
          vendorDetails: { sectionOne: makeSectionOne({ aadharcard: form }) },
        },
        makeDocumentsRecord(),
        new Date(),
      ).filter(({ label }) => label.includes('Aadhar N'));
    expect(flagsOf('234567890124', '0124')).toEqual([]);
    expect(flagsOf('0124', '9999')).toHaveLength(1);
  });
});

describe('documents', { tags: ['doc-unmasked'] }, () => {
  const file = new File(['x'], 'card.png', { type: 'image/png' });
  const button = (name: string) => screen.getByRole('button', { name });

  it.each([true, false])(
    'a file is sent only with the statement that digits are covered (picture: %s)',
    async (isPicture) => {
      vi.stubGlobal(
        'URL',
        Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }),
      );
      const onDone = vi.fn();
      render(<MaskDialog file={file} isPicture={isPicture} onDone={onDone} onCancel={() => {}} />);
      await userEvent.click(button('Upload without masking'));
      if (isPicture) await userEvent.click(button('Upload it as it is'));
      expect(onDone).not.toHaveBeenCalled();
      expect(screen.getByRole('alert')).toHaveTextContent(/^Tick that the first eight digits are covered/);
      await userEvent.click(screen.getByLabelText('I have covered the first eight digits'));
      expect(screen.queryByRole('alert')).toBeNull();
      await userEvent.click(button(isPicture ? 'Upload it as it is' : 'Upload without masking'));
      expect(onDone).toHaveBeenCalledWith(file);
    },
  );

  const pdf = new File(['%PDF-1.7'], 'card.pdf', { type: 'application/pdf' });

  it('the plain upload of the card opens the same dialog', async () => {
    renderScreen(<DocumentsUploadPage />, {});
    expect(documentRowsOf(older)[0]?.label).toBe('Aadhar Card');
    fireEvent.change(screen.getByLabelText('Upload Aadhar Card'), { target: { files: [pdf] } });
    expect(await screen.findByLabelText('I have covered the first eight digits')).toBeVisible();
  });

  it('a change of the card asks before the file is sent, and drops a file of the other document', async () => {
    vi.mocked(uploadProof).mockImplementation((_uid, _kind, _file, _onProgress, onStored) => {
      onStored({ link: 'https://files.example/o/card.pdf', hash: 'ab'.repeat(32) });
      return { done: Promise.resolve(''), cancel: () => Promise.resolve() } as never;
    });
    vi.mocked(submitAmendment).mockResolvedValue();
    renderScreen(<DocumentChange record={older} last={undefined} />, {
      path: '/mt-upload-documents?change=document',
    });
    await userEvent.upload(screen.getByLabelText('New document'), pdf);
    await waitFor(() => expect(uploadProof).toHaveBeenCalledOnce());
    await userEvent.selectOptions(screen.getByLabelText('Document'), 'Aadhar Card');
    await userEvent.type(screen.getByLabelText('Reason'), 'It expired');
    await userEvent.click(button('Submit change'));
    expect(await screen.findByText('Upload the document.')).toBeVisible();
    await userEvent.upload(screen.getByLabelText('New document'), pdf);
    await userEvent.click(await screen.findByLabelText('I have covered the first eight digits'));
    expect(uploadProof).toHaveBeenCalledOnce();
    await userEvent.click(button('Upload without masking'));
    await waitFor(() => expect(uploadProof).toHaveBeenCalledTimes(2));
    await userEvent.click(button('Submit change'));
    await waitFor(() => expect(submitAmendment).toHaveBeenCalledOnce());
  });
});
